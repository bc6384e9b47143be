import type { Camera } from "./camera.ts";
import type { RugPlace } from "./rug-plane.ts";

const STEP = 0.05;
const TURN = 5;

/** Arrows move 5 cm as the viewer sees it, brackets turn 5°. Null for any other key. */
export function moveByKey(key: string, camera: Camera, place: RugPlace): RugPlace | null {
  if (key === "[") return { ...place, angle: place.angle - TURN };
  if (key === "]") return { ...place, angle: place.angle + TURN };
  if (key === "ArrowRight") return along(camera, place, 0, 1);
  if (key === "ArrowLeft") return along(camera, place, 0, -1);
  if (key === "ArrowUp") return along(camera, place, 2, 1);
  if (key === "ArrowDown") return along(camera, place, 2, -1);
  return null;
}

/** One step along the camera's own axis (0 right, 2 ahead), laid flat on the floor. */
function along({ u, v }: Camera, place: RugPlace, axis: 0 | 2, sign: 1 | -1): RugPlace {
  const length = Math.hypot(u[axis], v[axis]) || 1;
  return { ...place, u: place.u + (sign * STEP * u[axis]) / length, v: place.v + (sign * STEP * v[axis]) / length };
}
