import { horizonAt, type Camera } from "../rules/camera.ts";
import { patches } from "./patches.ts";
import { MASK, masksAt, type Embedding, type Mask } from "./segment.ts";
import type { Spot } from "./where-to-ask.ts";

export type Candidate = Mask & {
  /** Share of the photo. */
  area: number;
  /** Share of the mask above (or just under) the horizon: a floor has none. */
  aboveHorizon: number;
  /** Share of the photo's bottom strip it fills. */
  bottom: number;
  /** Median drop below the lens: the floor lies lowest. */
  drop: number;
  /** Mean Lab colour. */
  colour: readonly [number, number, number];
  /** How likely each kind of thing is, by the network that tells them apart. */
  looks: Float32Array;
};

/** A mask with the cells inside it. */
export type Patch = Mask & { cells: number[] };

/** With what it looks like. */
export type SeenPatch = Patch & { looks: Float32Array };

export type Scene = {
  camera: Omit<Camera, "height">;
  width: number;
  height: number;
  /** Drop below the lens and Lab colour on the mask's grid. */
  drop: Float32Array;
  lab: Float32Array;
};

const SMALLEST = 150;
const SPECK = 60;

/** Everything SAM sees at these spots, one after the other; `known` are masks that are there already. */
export async function masksFrom(embedding: Embedding, spots: readonly Spot[], known: readonly Patch[] = []): Promise<Patch[]> {
  const found = [...known];
  for (const { x, y } of spots) {
    if (isKnown(found, x, y)) continue;
    for (const mask of await masksAt(embedding, [{ x, y, inside: true }])) {
      const cells = withoutSpecks(mask.logits);
      if (cells.length >= SMALLEST) found.push({ ...mask, cells });
    }
  }
  return found;
}

/** Where looking for a floor starts: a little under the highest horizon. */
export function topOfFloor(cameras: Omit<Camera, "height">[], width: number, height: number): number {
  const horizons = cameras.map((camera) => horizonAt(camera as Camera, width / 2) / height);
  return Math.max(0.4, Math.min(0.86, Math.min(...horizons) + 0.14));
}

/** A point well inside two clear masks would only be answered with those masks again. */
function isKnown(found: Patch[], x: number, y: number): boolean {
  const cell = Math.floor(y * MASK) * MASK + Math.floor(x * MASK);
  let clear = 0;
  for (const mask of found) if (mask.quality > 0.85 && mask.logits[cell]! > 4) clear++;
  return clear >= 1;
}

/** What speaks for each mask being floor, under a camera. */
export const describeMasks = (masks: SeenPatch[], scene: Scene): Candidate[] => masks.map((mask) => describe(mask, scene));

function describe({ cells, ...mask }: SeenPatch, scene: Scene): Candidate {
  const sum = [0, 0, 0];
  let above = 0;
  let bottom = 0;
  for (const cell of cells) {
    const x = cell % MASK;
    const y = Math.floor(cell / MASK);
    const horizon = horizonAt(scene.camera as Camera, ((x + 0.5) / MASK) * scene.width);
    if (((y + 0.5) / MASK) * scene.height < horizon + 0.03 * scene.height) above++;
    if (y >= MASK * 0.955) bottom++;
    for (let c = 0; c < 3; c++) sum[c]! += scene.lab[cell * 3 + c]!;
  }
  const drops = Float32Array.from(cells, (cell) => scene.drop[cell]!).toSorted();
  return {
    ...mask,
    area: cells.length / (MASK * MASK),
    aboveHorizon: above / cells.length,
    bottom: bottom / (MASK * MASK * 0.045),
    drop: drops[drops.length >> 1]!,
    colour: [sum[0]! / cells.length, sum[1]! / cells.length, sum[2]! / cells.length],
  };
}

/** SAM's finest reading is sprinkled over walls of the floor's colour: only whole patches count. */
function withoutSpecks(logits: Float32Array): number[] {
  const kept: number[] = [];
  for (const patch of patches(MASK, MASK, (cell) => logits[cell]! > 0)) {
    if (patch.length >= SPECK) for (const cell of patch) kept.push(cell);
    else for (const cell of patch) logits[cell] = -1;
  }
  return kept;
}
