import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { OnStep } from "../engines/engine.server.ts";
import type { Ask, FromWorker, WorkerAnswer } from "./messages.ts";

/** Run from source: it is outside the server's bundle, with its own heap and networks. */
const PROGRAM = "src/room-preview/worker/worker.ts";
const IDLE_MS = 60_000;
/** glibc: tensors over 4 MB are mapped by themselves and given back when freed, in huge pages so that it costs little. */
const MALLOC = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "4194304", GLIBC_TUNABLES: "glibc.malloc.hugetlb=1" };

/** One worker per process, started when first needed and ended when idle: its memory is not kept for nobody. */
let worker: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

function startWorker(): ChildProcess {
  const child = fork(join(process.cwd(), PROGRAM), {
    serialization: "advanced",
    execArgv: ["--max-old-space-size=600"],
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...MALLOC },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.once("exit", () => {
    if (worker === child) worker = undefined;
  });
  return child;
}

/** Asks for one picture. Throws when the worker dies, is too slow or reports a bug. */
export function askWorker(ask: Ask, onStep: OnStep, signal: AbortSignal): Promise<WorkerAnswer> {
  clearTimeout(idle);
  const child = (worker ??= startWorker());
  return new Promise<WorkerAnswer>((resolve, reject) => {
    const onMessage = (message: FromWorker) => {
      if (message.kind === "step") return onStep(message.step, message.sketch);
      end();
      if (message.kind === "error") reject(new Error(message.message));
      else resolve(message);
    };
    const onExit = (code: number | null, by: string | null) => {
      end();
      reject(new Error(`The room worker ended (${by ?? code})`));
    };
    const onAbort = () => {
      child.kill("SIGKILL"); // a stuck network listens to nothing milder
    };
    const end = () => {
      child.off("message", onMessage).off("exit", onExit);
      signal.removeEventListener("abort", onAbort);
      idle = setTimeout(stopWorker, IDLE_MS);
      idle.unref();
    };
    child.on("message", onMessage).on("exit", onExit);
    signal.addEventListener("abort", onAbort);
    child.send(ask);
  });
}

export function stopWorker(): void {
  clearTimeout(idle);
  worker?.kill();
  worker = undefined;
}

/** The worker's process id, to watch its memory or end it in a test. */
export const workerPid = (): number | undefined => worker?.pid;
