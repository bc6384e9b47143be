import { readFileSync } from "node:fs";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { buildNetwork } from "./network.ts";
import { readWeights } from "./weights.ts";

const WEIGHTS = new URL("rt_ldr_alb_nrm.tza", import.meta.url);

/** Interleaved RGB planes of one render, linear light. */
export interface Passes {
  width: number;
  height: number;
  image: Float32Array;
  albedo: Float32Array;
  normal: Float32Array;
}

// The network wants 0..1: light is folded by x/(1+x) and a gamma, and unfolded afterwards.
const fold = (light: number) => (Math.max(0, light) / (1 + Math.max(0, light))) ** (1 / 2.2);
const unfold = (value: number) => {
  const y = Math.min(0.985, Math.max(0, value)) ** 2.2;
  return y / (1 - y);
};
const unit = (value: number) => Math.min(1, Math.max(0, value));

/** Takes the grain out of a path-traced picture with OpenImageDenoise's weights, whole picture at once. */
export async function denoise({ width, height, image, albedo, normal }: Passes) {
  const model = buildNetwork(readWeights(readFileSync(WEIGHTS)));
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1 });
  const padded = { width: Math.ceil(width / 16) * 16, height: Math.ceil(height / 16) * 16 };
  const plane = padded.width * padded.height;
  const input = new Float32Array(plane * 9);
  for (let y = 0; y < padded.height; y++)
    for (let x = 0; x < padded.width; x++) {
      const from = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 3;
      const to = y * padded.width + x;
      for (let c = 0; c < 3; c++) {
        input[c * plane + to] = fold(image[from + c]!);
        input[(3 + c) * plane + to] = unit(albedo[from + c]!);
        input[(6 + c) * plane + to] = unit(normal[from + c]! * 0.5 + 0.5);
      }
    }
  const result = await session.run({
    input: new Tensor("float32", input, [1, 9, padded.height, padded.width]),
  });
  const clean = result[session.outputNames[0]!]!.data as Float32Array;
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) out[(y * width + x) * 3 + c] = unfold(clean[c * plane + y * padded.width + x]!);
  return out;
}
