import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import argon2 from "argon2";
import type { Hono } from "hono";
import pg from "pg";
import { inject } from "vitest";
import { createApi } from "../app.server.ts";
import { readEnv } from "../platform/env.server.ts";
import { checkReply } from "./check-reply.ts";
import { type AppCtx, type Runtime, startRuntime } from "../runtime.server.ts";
import { preparePassword } from "../staff/password.server.ts";

export const PASSWORD = "una-clave-de-prueba";

export type TestShop = {
  runtime: Runtime;
  ctx: AppCtx;
  app: Hono;
  /** A request through the front door; `staff: true` carries a signed-in session. */
  request(path: string, init?: RequestInit & { json?: unknown; staff?: boolean }): Promise<Response>;
  close(): Promise<void>;
};

type Options = { env?: Record<string, string>; overrides?: Partial<AppCtx>; databaseUrl?: string };

/** An empty shop of its own for one suite. Give `databaseUrl` to open a second copy on the same database. */
export async function openShop({ env = {}, overrides = {}, databaseUrl }: Options = {}): Promise<TestShop> {
  const url = databaseUrl ?? (await cloneDatabase());
  const folder = mkdtempSync(join(tmpdir(), "telar-shop-"));
  const runtime = await startRuntime(
    readEnv({
      DATABASE_URL: url,
      DATA_DIR: folder,
      SEED: "none",
      LOG_LEVEL: "error",
      ADMIN_PASSWORD: PASSWORD,
      MAIL_SHOP: "hola@casaanatolia.co",
      DATABASE_POOL: "8",
      ...env,
    }),
    overrides,
  );
  await preparePassword(runtime.ctx);
  const app = createApi(runtime);
  // The shop's own test bank is reached through the same front door.
  const { Bold } = runtime.ctx.gateways;
  if (Bold.isSandbox) Bold.connection.fetch = async (address, init) => app.request(address, init);
  let cookie: string | undefined;

  const request: TestShop["request"] = async (path, { json, staff, ...init } = {}) => {
    if (staff) cookie ??= await signIn(app);
    const headers = new Headers(init.headers);
    if (json !== undefined) headers.set("content-type", "application/json");
    if (staff && cookie) headers.set("cookie", cookie);
    const response = await app.request(`http://localhost${path}`, {
      ...init,
      headers,
      body: json === undefined ? init.body : JSON.stringify(json),
    });
    await checkReply(init.method ?? "GET", path, response);
    return response;
  };
  return {
    runtime,
    ctx: runtime.ctx,
    app,
    request,
    async close() {
      await runtime.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Passwords at the least cost Argon2 allows: at its real one the suites would compute for minutes. */
const { hash } = argon2;
Object.assign(argon2, {
  hash: (password: string, options: object) => hash(password, { ...options, memoryCost: 1024, timeCost: 2, parallelism: 1 }),
});

async function signIn(app: Hono): Promise<string> {
  const response = await app.request("http://localhost/api/admin/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const cookie = response.headers.get("set-cookie")?.split(";")[0];
  if (!cookie) throw new Error(`signing in failed: ${response.status}`);
  return cookie;
}

async function cloneDatabase(): Promise<string> {
  const url = new URL(inject("databaseUrl"));
  const name = `telar_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  // Cloning needs the template for itself; suites queue for it.
  await admin.query("select pg_advisory_lock(7215009)");
  await admin.query(`create database ${name} template telar_template`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}
