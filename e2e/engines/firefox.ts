import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clickActions, type Driver, lineOf, typeActions } from "./driver.ts";

type Answer = { id?: number; result?: unknown; error?: string; message?: string };

/** WebDriver BiDi is JSON over a WebSocket: a command has an id, its answer the same. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((open, failed) => {
    socket.addEventListener("open", open);
    socket.addEventListener("error", () => failed(new Error(`no BiDi at ${address}`)));
  });
  const waiting = new Map<number, { done: (result: unknown) => void; failed: (error: Error) => void }>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data)) as Answer;
    const asked = waiting.get(id ?? -1);
    if (!asked) return;
    waiting.delete(id!);
    if (error) asked.failed(new Error(`${error}: ${message}`));
    else asked.done(result);
  });
  let last = 0;
  const send = <T>(method: string, params: object): Promise<T> =>
    new Promise((done, failed) => {
      waiting.set(++last, { done: done as (result: unknown) => void, failed });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, close: () => socket.close() };
}

/** Whatever it would ask of the world (updates, lists, telemetry) goes to a proxy that is not there; loopback goes by. */
const PREFERENCES = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
};

type Evaluated = { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };

/** Debian's Firefox, driven without any program in between. */
export async function openFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "telar-firefox-"));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const program = spawn(
    path,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "--width", "1440", "--height", "900"],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: profile, MOZ_HEADLESS: "1" } },
  );
  const address = await lineOf(program.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, close } = await connect(`${address}/session`);
  await send("session.new", { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const { context } = contexts[0]!;
  return {
    goto: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    async evaluate<T>(expression: string) {
      const answer = await send<Evaluated>("script.evaluate", {
        expression: `JSON.stringify(${expression} ?? null)`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === "exception") throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result?.value ?? "null") as T;
    },
    clickAt: async (x, y) => void (await send("input.performActions", { context, actions: clickActions(x, y) })),
    type: async (text) => void (await send("input.performActions", { context, actions: typeActions(text) })),
    async close() {
      const ended = new Promise((done) => program.once("exit", done));
      await send("browser.close", {}).catch(() => program.kill());
      close();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
