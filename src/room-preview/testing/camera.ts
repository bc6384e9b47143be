import type { Camera } from "../rules/camera.ts";

/** A level camera that looks down by so many radians. */
export const cameraLookingDown = (pitch: number, lens: Pick<Camera, "focal" | "cx" | "cy" | "height">): Camera => ({
  ...lens,
  down: [0, Math.cos(pitch), Math.sin(pitch)],
  u: [1, 0, 0],
  v: [0, -Math.sin(pitch), Math.cos(pitch)],
});
