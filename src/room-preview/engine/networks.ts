import ort from "onnxruntime-node";
import { weightsPath, type NetworkName } from "./weights-path.ts";

// One core per worker: the shop's pages keep the others. Without arenas and memory patterns what a network needed goes back
// to the system: 0.8 GB at most and 0.5 GB between photos instead of 1.2 GB always, for some 0.6 s more.
const OPTIONS: ort.InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableMemPattern: false,
  enableCpuMemArena: false,
  executionProviders: ["cpu"],
  logSeverityLevel: 3,
  // Weights of 8 bits become floats once, when the network is loaded, and not anew for every photo.
  // Processors without an 8-bit dot product would clip sums of signed weights: there the runtime makes them unsigned.
  extra: { session: { disable_quant_qdq: "1", x64quantprecision: "1" } },
};

/** The decoder is asked some eighteen times for each photo and needs little: it keeps that from one time to the next. */
const KEEPS_MEMORY: NetworkName = "decoder";

const sessions = new Map<NetworkName, Promise<ort.InferenceSession>>();

/** A network, loaded once per process and only when first needed. */
export function network(name: NetworkName): Promise<ort.InferenceSession> {
  let session = sessions.get(name);
  if (!session) {
    const options = { ...OPTIONS, enableCpuMemArena: name === KEEPS_MEMORY };
    session = weightsPath(name).then((path) => ort.InferenceSession.create(path, options));
    sessions.set(name, session);
  }
  return session;
}

export const floats = (data: Float32Array, dims: number[]) => new ort.Tensor("float32", data, dims);
export type Floats = ort.Tensor;

/** Interleaved RGB bytes to the planes a network wants, each channel shifted and scaled. */
export function planes(rgb: Uint8Array, mean: number[], deviation: number[]): Float32Array {
  const size = rgb.length / 3;
  const out = new Float32Array(rgb.length);
  for (let c = 0; c < 3; c++) {
    const shift = mean[c]!;
    const scale = 1 / deviation[c]!;
    for (let i = 0; i < size; i++) out[c * size + i] = (rgb[i * 3 + c]! / 255 - shift) * scale;
  }
  return out;
}
