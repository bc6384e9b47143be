import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs a command in a process group of its own, within a time limit, and ends whatever it left behind.
 * Its output passes through a pipe of ours: a process that outlives it cannot keep the caller's output open.
 */
export async function runStage(
  name: string,
  command: string[],
  minutes: number,
  env: Record<string, string> = {},
): Promise<boolean> {
  console.error(`▸ ${name}`);
  const began = Date.now();
  const [program, ...args] = command;
  const child = spawn(program!, args, {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  const endGroup = () => {
    try {
      process.kill(-child.pid!, "SIGKILL");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  };
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    endGroup();
  }, minutes * 60_000);
  process.once("exit", endGroup);
  const [code] = (await once(child, "exit")) as [number | null];
  clearTimeout(limit);
  endGroup();
  process.off("exit", endGroup);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.error(`${code === 0 ? "✓" : "✗"} ${name} (${seconds} s${late ? `, ended after ${minutes} minutes` : ""})`);
  return code === 0;
}
