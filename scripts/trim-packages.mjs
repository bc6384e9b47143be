// After every install: takes out what packages carry for other machines or other uses than ours, about 300 MB.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);
const keepOnly = (folder, isKept) => {
  for (const name of namesIn(folder)) if (!isKept(name)) rmSync(join(folder, name), { recursive: true, force: true });
};

// ONNX Runtime's binaries: bin/napi-v6/{system}/{processor}.
const runtimes = "node_modules/onnxruntime-node/bin";
for (const version of namesIn(runtimes)) {
  keepOnly(join(runtimes, version), (system) => system === process.platform);
  keepOnly(join(runtimes, version, process.platform), (processor) => processor === process.arch);
}
// Node's program without headers and manuals.
const nodes = "node_modules/node/node_modules";
for (const name of namesIn(nodes).filter((each) => each.startsWith("node-")))
  for (const part of ["include", "share", "CHANGELOG.md"]) rmSync(join(nodes, name, part), { recursive: true, force: true });
// The 3D viewer and the line finder, each in the one form that is used.
keepOnly("node_modules/@google/model-viewer/dist", (name) => /^model-viewer\.(min\.js|d\.ts)$/.test(name));
keepOnly("node_modules/jp.keijiro.mlsd/ONNX", (name) => name === "mlsd_512x512_large.onnx");
