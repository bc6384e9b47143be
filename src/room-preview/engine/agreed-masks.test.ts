import { expect, it } from "vitest";
import { raiseAgreed } from "./agreed-masks.ts";
import type { Patch } from "./floor-candidates.ts";
import { MASK } from "./segment.ts";

function patch(top: number, bottom: number, quality: number): Patch {
  const logits = new Float32Array(MASK * MASK).fill(-5);
  const cells: number[] = [];
  for (let cell = top * MASK; cell < bottom * MASK; cell++) cells.push(cell);
  for (const cell of cells) logits[cell] = 5;
  return { logits, quality, cells };
}

it("believes a floor of tiles that every point gives, however little the network thinks of it", () => {
  const floors = Array.from({ length: 6 }, (_, i) => patch(150 + (i % 2), 256, 0.05));
  const tiles = [patch(200, 204, 0.97), patch(210, 214, 0.96)];
  const raised = raiseAgreed([...floors, ...tiles]);
  expect(raised.map(({ quality }) => quality)).toEqual([...Array<number>(6).fill(0.9), 0.97, 0.96]);
});

it("does not believe what two points happen to give", () => {
  const masks = [patch(150, 256, 0.05), patch(150, 256, 0.1), patch(60, 256, 0.2), patch(0, 256, 0.2)];
  expect(raiseAgreed(masks)).toEqual(masks);
});
