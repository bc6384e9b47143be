import { expect, it } from "vitest";
import { floorToPixel } from "../rules/camera.ts";
import { cameraLookingDown } from "../testing/camera.ts";
import { liesFlat } from "./lies-flat.ts";
import { MASK } from "./segment.ts";

const [width, height] = [1280, 960];
const camera = cameraLookingDown((20 * Math.PI) / 180, { focal: 960, cx: 640, cy: 480, height: 1.3 });

/** Log-odds of the silhouette of a box on the floor: 0 high is a rug. */
function silhouette(tall: number): Float32Array {
  const logits = new Float32Array(MASK * MASK).fill(-5);
  for (let up = 0; up <= tall + 1e-9; up += 0.02) {
    for (let u = -0.9; u <= 0.9; u += 0.01) {
      for (let v = 2; v <= 3.4; v += 0.01) {
        const seen = floorToPixel({ ...camera, height: 1.3 - up }, { u, v })!;
        const cell = Math.floor((seen.y / height) * MASK) * MASK + Math.floor((seen.x / width) * MASK);
        if (cell >= 0 && cell < logits.length) logits[cell] = 5;
      }
    }
  }
  return logits;
}

it("tells a rug from a table", () => {
  expect(liesFlat(silhouette(0), { camera, width, height })).not.toBeNull();
  expect(liesFlat(silhouette(0.45), { camera, width, height })).toBeNull();
});
