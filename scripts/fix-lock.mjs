// Makes package-lock.json fit for every machine. Run after every npm install.
// 1. Adds the optional per-platform packages that npm leaves out when the registry it was written against does not carry
//    them: without these entries `npm ci` stops with "Missing: … from lock file". They are never installed elsewhere.
// 2. ONNX Runtime's install script would fetch CUDA libraries from the network: npm runs no script it is not told of.
// 3. Which Node a package wants is no question here, as the Node of the lock file runs them all: npm on an older one
//    would warn of it.
import { readFileSync, writeFileSync } from "node:fs";

const SYSTEMS = ["android", "darwin", "freebsd", "openbsd", "netbsd", "sunos", "aix", "linux", "win32", "openharmony"];
const PROCESSORS = ["arm64", "x64", "ia32", "arm", "ppc64", "s390x", "riscv64", "loong64", "mips64el", "wasm32"];

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const { packages } = lock;

/** Whether `name` is found from the package at `place`, looking upwards as Node does. */
function isKnown(place, name) {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf("node_modules/") - 1))) {
    if (packages[`${at ? `${at}/` : ""}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

function entryFor(name, version, dev) {
  const words = name.split("/").pop().split(/[-_]/);
  const os = SYSTEMS.find((word) => words.includes(word));
  const cpu = PROCESSORS.find((word) => words.includes(word));
  if (!os && !cpu) return undefined;
  const libc = /musl/.test(name) ? "musl" : /gnu/.test(name) ? "glibc" : undefined;
  return {
    version,
    optional: true,
    ...(dev && { dev }),
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(libc && { libc: [libc] }),
  };
}

let added = 0;
for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isKnown(place, name) || !/^\d/.test(version)) continue;
    const entry = entryFor(name, version, dev);
    if (!entry) continue;
    packages[`node_modules/${name}`] = entry;
    added++;
  }
}
delete packages["node_modules/onnxruntime-node"].hasInstallScript;
for (const [place, entry] of Object.entries(packages)) if (place) delete entry.engines;
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
console.log(`added ${added}`);
