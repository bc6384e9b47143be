import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** A small server of its own: in this process the test runner listens for what nobody caught. */
const run = (handler: string) =>
  spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import { Hono } from "hono";
       import { logCrashes } from "./src/platform/crash-log.server.ts";
       import { readEnv } from "./src/platform/env.server.ts";
       import { requestId } from "./src/platform/http/request-id.server.ts";
       import { openLog } from "./src/platform/log.server.ts";
       const env = readEnv({});
       const log = openLog(env);
       logCrashes(log);
       const app = new Hono();
       app.use(requestId(env, log, () => undefined));
       const later = () => new Promise((done) => setTimeout(done, 5));
       app.post("/fault", (c) => { ${handler}; return c.text("answered"); });
       const answer = await app.request("/fault", { method: "POST" });
       await later(); await later(); await later();
       console.log(answer.headers.get("x-request-id"));`,
    ],
    { encoding: "utf8", timeout: 30_000 },
  );
const lineOf = (stderr: string, message: string) =>
  stderr
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find(({ msg }) => String(msg).startsWith(message));

it("a rejection nobody handles is logged with its request, and the process goes on", () => {
  const { status, stdout, stderr } = run('void later().then(() => { throw new Error("nobody waits") })');
  expect(status, stderr).toBe(0);
  const line = lineOf(stderr, "UNHANDLED REJECTION");
  expect(line).toMatchObject({ level: 50, method: "POST", path: "/fault", requestId: stdout.trim() });
  expect(line?.err).toContain("nobody waits");
});

it("an exception nobody catches is logged with its request, and ends the process", () => {
  const { status, stderr } = run('setTimeout(() => { throw new Error("nobody catches") }, 2)');
  expect(status).not.toBe(0);
  expect(lineOf(stderr, "UNCAUGHT EXCEPTION")).toMatchObject({ method: "POST", path: "/fault", requestId: expect.any(String) });
});
