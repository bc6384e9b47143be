import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const SOURCES = [
  "src",
  "public",
  "db/seed",
  "package-lock.json",
  "vite.config.ts",
  "scripts/chunks.ts",
  "react-router.config.ts",
];
const STAMP = "build/stamp";

function* filesIn(path: string): Generator<string> {
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name));
}

/** What the build was made from; a second start finds the same and does not build again. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const source of SOURCES.filter((path) => existsSync(path))) {
    for (const file of filesIn(source)) if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

const fresh = (print: string): boolean => existsSync(STAMP) && readFileSync(STAMP, "utf8") === print;

/** Assets are compressed once here, as small as it goes, instead of on every request. */
function compressAssets(): void {
  for (const file of filesIn("build/client")) {
    if (!/\.(js|css|svg|json|txt)$/.test(file)) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

export function buildIfNeeded(force = false): void {
  const print = fingerprint();
  if (!force && fresh(print)) return;
  const lock = ".cache/build.lock";
  mkdirSync(".cache", { recursive: true });
  for (let waited = 0; ; waited++) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (waited > 600) rmSync(lock, { recursive: true, force: true }); // left behind by a killed build
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
    }
  }
  try {
    if (!force && fresh(print)) return; // built by another start while this one waited
    console.error("Building the shop…");
    execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    compressAssets();
    writeFileSync(STAMP, print);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) buildIfNeeded(true);
