import type { Camera } from "../rules/camera.ts";
import { floats, network, planes } from "./networks.ts";
import { photoAt, type Photo } from "./photo.ts";

/** Side of the depth grid. */
export const DEPTH = 224;

/** FastDepth's rough distance ahead, in metres, on a 224×224 grid over the photo. */
export async function depthMap(photo: Photo): Promise<Float32Array> {
  const session = await network("depth");
  const input = planes(await photoAt(photo, DEPTH, DEPTH), [0, 0, 0], [1, 1, 1]);
  const reply = await session.run({ [session.inputNames[0]!]: floats(input, [1, 3, DEPTH, DEPTH]) });
  return reply[session.outputNames[0]!]!.data as Float32Array;
}

/** How far below the lens each cell of an n×n grid lies: the floor is lowest, furniture less so. */
export function dropMap(
  depth: Float32Array,
  camera: Omit<Camera, "height">,
  width: number,
  height: number,
  n: number,
): Float32Array {
  const drop = new Float32Array(n * n);
  for (let y = 0; y < n; y++) {
    const ry = (((y + 0.5) / n) * height - camera.cy) / camera.focal;
    const row = Math.min(DEPTH - 1, Math.floor((y * DEPTH) / n)) * DEPTH;
    for (let x = 0; x < n; x++) {
      const rx = (((x + 0.5) / n) * width - camera.cx) / camera.focal;
      const ahead = depth[row + Math.min(DEPTH - 1, Math.floor((x * DEPTH) / n))]!;
      drop[y * n + x] = ahead * (rx * camera.down[0] + ry * camera.down[1] + camera.down[2]);
    }
  }
  return drop;
}
