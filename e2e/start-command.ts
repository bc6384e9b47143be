import { type ChildProcess, spawn } from "node:child_process";
import { expect } from "vitest";

export const PARENT = [process.execPath, "scripts/start.mjs"];

/** A command that starts the shop; `printed` resolves with everything printed as soon as that holds what is wanted. */
export function startCommand([program, ...args]: string[], env: Record<string, string | undefined>) {
  const child: ChildProcess = spawn(program!, args, {
    env: { ...process.env, LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (part: Buffer) => (text += part.toString()));
  const printed = async (wanted: RegExp) => {
    await expect.poll(() => text, { timeout: 60_000, interval: 20 }).toMatch(wanted);
    return text;
  };
  const ended = new Promise<number | null>((done) => child.once("close", (code) => done(code)));
  return {
    child,
    printed,
    ended,
    text: () => text,
    async stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
