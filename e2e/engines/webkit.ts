import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { clickActions, type Driver, typeActions } from "./driver.ts";

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });

/** WebDriver is JSON over HTTP; what went wrong is in `value`. */
async function call<T>(base: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(base + path, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}

/** Debian's WebKitGTK with its small browser, by its own driver. It draws on a screen: where there is none, on Xvfb. */
export async function openWebkit(path: string): Promise<Driver> {
  const port = await freePort();
  const screen = (process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY) ? [] : ["xvfb-run", "-a", "-s", "-screen 0 1600x1000x24"];
  const [command, ...args] = [...screen, path, "--host=127.0.0.1", `--port=${port}`];
  // A group of its own, since xvfb-run does not hand a signal on.
  const program = spawn(command!, args, { stdio: "ignore", detached: true });
  const base = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${base}/status`).catch(() => undefined))) {
    if (program.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${program.exitCode}`);
    await wait(50);
  }
  const { sessionId } = await call<{ sessionId: string }>(base, "POST", "/session", { capabilities: {} });
  const session = `/session/${sessionId}`;
  const perform = (actions: object) => call<null>(base, "POST", `${session}/actions`, { actions });
  await call(base, "POST", `${session}/window/rect`, { width: 1440, height: 900 });
  return {
    goto: async (url) => void (await call(base, "POST", `${session}/url`, { url })),
    evaluate: <T>(expression: string) =>
      call<string>(base, "POST", `${session}/execute/sync`, {
        script: `return JSON.stringify(${expression} ?? null)`,
        args: [],
      }).then((text) => JSON.parse(text) as T),
    clickAt: async (x, y) => void (await perform(clickActions(x, y))),
    type: async (text) => void (await perform(typeActions(text))),
    async close() {
      await call(base, "DELETE", session).catch(() => undefined);
      const ended = new Promise((done) => program.once("exit", done));
      process.kill(-program.pid!, "SIGTERM");
      await ended;
    },
  };
}
