import type { Camera } from "./camera.ts";
import type { RugPlace } from "./rug-plane.ts";

const STEP = 0.05;
const TURN = 5;

type Key = { key: string; shiftKey: boolean };
/** The new place, and the words for whoever cannot see it. */
export type Moved = { place: RugPlace; words: string };

const WAYS: Record<string, [axis: 0 | 2, sign: 1 | -1, words: string]> = {
  ArrowRight: [0, 1, "a la derecha"],
  ArrowLeft: [0, -1, "a la izquierda"],
  ArrowUp: [2, 1, "hacia el fondo"],
  ArrowDown: [2, -1, "hacia ti"],
};
const TURNS: Record<string, 1 | -1> = { "[": -1, "]": 1, "shift ArrowLeft": -1, "shift ArrowRight": 1 };

/** Arrows move 5 cm as the viewer sees it; brackets, or arrows with Shift, turn 5°. Null for any other key. */
export function moveByKey({ key, shiftKey }: Key, camera: Camera, place: RugPlace): Moved | null {
  const turn = TURNS[shiftKey ? `shift ${key}` : key] ?? TURNS[key];
  if (turn) {
    const words = `Girada ${TURN} grados a la ${turn > 0 ? "derecha" : "izquierda"}`;
    return { place: { ...place, angle: place.angle + turn * TURN }, words };
  }
  const way = WAYS[key];
  return way ? { place: along(camera, place, way[0], way[1]), words: `Movida 5 cm ${way[2]}` } : null;
}

/** One step along the camera's own axis (0 right, 2 ahead), laid flat on the floor. */
function along({ u, v }: Camera, place: RugPlace, axis: 0 | 2, sign: 1 | -1): RugPlace {
  const length = Math.hypot(u[axis], v[axis]) || 1;
  return { ...place, u: place.u + (sign * STEP * u[axis]) / length, v: place.v + (sign * STEP * v[axis]) / length };
}
