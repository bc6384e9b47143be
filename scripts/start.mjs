// `npm start`: builds the shop where that is due, runs it as a process of its own and starts it again after a crash.
// Plain JavaScript that any Node reads: one too old for TypeScript gives way to the Node of the lock file.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onStop } from "./on-stop.mjs";
import { exitCodes, pauseBefore } from "./restarts.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

let child;
let stopping = false;
let endPause = () => undefined;

onStop((signal) => {
  stopping = true;
  child?.kill(signal);
  endPause();
});

/** The Node that runs the shop: this one, or the lock file's where this one reads no TypeScript. */
function nodeForTypeScript() {
  if (process.features.typescript) return process.execPath;
  const locked = join("node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(locked)) return locked;
  console.error(`Telar needs Node 22.18 or later, and this is ${process.versions.node}: npm ci brings the right one.`);
  process.exit(1);
}
const node = nodeForTypeScript();

/** Runs a script to its end; `onReady` hears the port it listens on. */
function run(args, env, onReady) {
  return new Promise((done) => {
    child = spawn(node, args, { stdio: ["inherit", "inherit", "inherit", "ipc"], env: { ...process.env, ...env } });
    child.on("message", ({ port }) => onReady?.(port));
    child.once("error", (error) => done({ code: 1, reason: error.message }));
    child.once("exit", (code, signal) => done({ code, reason: signal ?? `code ${code}` }));
  });
}

const sleep = (ms) =>
  new Promise((done) => {
    const timer = setTimeout(done, ms);
    endPause = () => {
      clearTimeout(timer);
      done();
    };
  });

const built = await run(["scripts/build.ts", "--if-needed"]);
if (built.code !== 0 && !stopping) process.exit(1);

let port;
for (let crashes = 0; !stopping;) {
  const began = Date.now();
  // The address stays the same over a restart, whoever chose the port.
  const { code, reason } = await run(["scripts/serve.ts"], port && { PORT: String(port) }, (at) => (port = at));
  if (stopping || code === 0) break;
  // Nothing gets better by trying again where the shop never ran; its own line says why.
  if (code === exitCodes.wrongSetting || (code === exitCodes.notStarted && !port)) process.exit(1);
  const pause = pauseBefore({ crashes, ranFor: Date.now() - began });
  crashes = pause.crashes;
  console.error(`The shop ended unexpectedly (${reason}); starting it again in ${pause.ms / 1000} s.`);
  await sleep(pause.ms);
}
