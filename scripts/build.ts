import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The lock file is not among them: npm sorts it anew when it takes development packages away. */
const SOURCES = ["src", "public", "db/seed", "package.json", "vite.config.ts", "scripts/chunks.ts", "react-router.config.ts"];
const STAMP = "build/stamp";
const BUNDLER = "node_modules/@react-router/dev/bin.cjs";

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

const readStamp = (): string | undefined => (existsSync(STAMP) ? readFileSync(STAMP, "utf8") : undefined);

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** Assets are compressed once here, as small as it goes, instead of on every request; on all cores. */
async function compressAssets(folder: string): Promise<void> {
  const files = [...filesIn(folder)].filter((file) => /\.(js|css|svg|json|txt)$/.test(file)).values();
  const work = async () => {
    for (const file of files) {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${file}.gz`, await gzipped(bytes, { level: 9 }));
    }
  };
  await Promise.all([work(), work(), work(), work()]);
}

/** What the bundler says is only worth reading when it fails. */
async function bundle(folder: string, signal: AbortSignal): Promise<void> {
  const env = { ...process.env, NODE_ENV: "production", BUILD_FOLDER: folder };
  const child = spawn(process.execPath, [BUNDLER, "build"], { stdio: ["ignore", "pipe", "pipe"], env, signal });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => said.push(part));
  child.once("error", () => undefined); // told by the code it ends with
  const code = await new Promise<number | null>((done) => child.once("close", done));
  if (signal.aborted) throw new Error("The build was interrupted.");
  if (code !== 0) throw new Error(`The build failed:\n${Buffer.concat(said).toString()}`);
}

const HOUR = 3_600_000;
/** What killed builds left behind; a younger one may still be at work. */
function sweep(): void {
  for (const path of globSync(".cache/build-*"))
    if (Date.now() - statSync(path).mtimeMs > HOUR) rmSync(path, { recursive: true, force: true });
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "probe"), "");
  } catch (error) {
    throw new Error(`The shop is not built yet, and ${process.cwd()} cannot be written: ${(error as Error).message}`);
  }
}

/** Built beside and moved into place: an interrupted build leaves neither half a build nor a lock. */
async function build(print: string): Promise<void> {
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, interrupt);
  const folder = `.cache/build-${process.pid}`;
  makeFolder(folder);
  try {
    sweep();
    const began = Date.now();
    process.stdout.write("Building the pages… ");
    await bundle(folder, interrupted.signal);
    await compressAssets(join(folder, "client"));
    writeFileSync(join(folder, "stamp"), print);
    if (existsSync("build")) renameSync("build", `${folder}-before`);
    renameSync(folder, "build");
    console.log(`${Math.ceil((Date.now() - began) / 1000)} s`);
  } finally {
    for (const each of [folder, `${folder}-before`]) rmSync(each, { recursive: true, force: true });
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, interrupt);
  }
}

export async function buildIfNeeded(force = false): Promise<void> {
  const [print, stamp] = [fingerprint(), readStamp()];
  if (!force && stamp === print) return;
  // A built tree starts without development packages, whatever became of its sources.
  if (existsSync(BUNDLER)) await build(print);
  else if (force || !stamp) throw new Error("Building needs the development packages: run npm ci without --omit=dev.");
}

if (process.argv[1] === import.meta.filename) {
  try {
    await buildIfNeeded(!process.argv.includes("--if-needed"));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
