import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { existsSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { createRequestHandler } from "react-router";
import { createApi } from "./app.server.ts";
import { mountPages } from "./app-pages.server.ts";
import { allJobs } from "./jobs.server.ts";
import { keepAssets } from "./kept-assets.server.ts";
import { cachedAnswers } from "./cached-answers.server.ts";
import { logCrashes } from "./platform/crash-log.server.ts";
import { closingAnswers } from "./platform/http/closing-answers.server.ts";
import { preflight } from "./platform/preflight.server.ts";
import { type Env, readEnv } from "./platform/env.server.ts";
import { checkMachine } from "./platform/check-machine.server.ts";
import { checkFolder } from "./platform/postgres/cluster.server.ts";
import { framed, step } from "./platform/start-lines.server.ts";
import { sandboxAt } from "./payments/gateways/bold-sandbox.server.ts";
import { startRuntime, type Runtime } from "./runtime.server.ts";
import { needsDemo, seedOnce } from "../db/seed/seed.server.ts";
import { allowMany } from "./showroom/seats.server.ts";
import { preparePassword } from "./staff/password.server.ts";

export { createRequestHandler, createApi, mountPages, readEnv, startRuntime, seedOnce, preparePassword, allJobs };

const CLIENT_FOLDER = "./build/client";

/** The whole shop as one application: API, media, built assets, pages. */
export async function createShop(runtime: Runtime): Promise<Hono> {
  const app = createApi(runtime);
  const build = await import("virtual:react-router/server-build");
  mountPages(app, runtime, createRequestHandler(build, "production"), CLIENT_FOLDER);
  return app;
}

/** Starts the shop; resolves when it accepts requests. */
export async function start(): Promise<void> {
  // Until requests are taken nothing needs finishing, and the embedded PostgreSQL ends with the process.
  let stop = (): void => process.exit(0);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop());
  process.once("disconnect", () => stop()); // the parent was killed
  const env = readEnv();
  preflight(env);
  const isFirst = !env.DATABASE_URL && !existsSync(join(env.DATA_DIR, "postgres"));
  if (isFirst) warnOfMachine(env.DATA_DIR);
  const runtime = await step(isFirst && "Starting PostgreSQL", () => startRuntime(env));
  logCrashes(runtime.ctx.log);
  try {
    await step((await needsDemo(runtime.ctx)) && "Filling the demo", () => seedOnce(runtime.ctx));
    const password = await preparePassword(runtime.ctx);
    // At once: stored as a hash, it could never be shown by a later start.
    if (password) console.log(framed(`Admin password, shown this once: ${password}`));
    await allowMany(runtime.ctx);
    await keepAssets(runtime.ctx, CLIENT_FOLDER);
    const app = await createShop(runtime);
    const server = await listenNear(requestListener(app, runtime), env, runtime.isShared);
    const { port } = server.address() as { port: number };
    runtime.listensAt(port);
    sandboxAt(runtime.ctx.gateways.Bold, env.HOST, port);
    await runtime.ctx.jobs.start(runtime.ctx, allJobs);
    const answers = closingAnswers(server);
    stop = stopOnce(server, answers, runtime);
    const address = `http://${env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST}:${port}`;
    console.log(`Telar is ready at ${address} (back office: ${address}/admin)`);
    process.send?.({ port });
    // Pages of another build may be in it.
    runtime.proxy?.purge(["*"]);
    // What is away is told once, and does not keep the shop from starting.
    void runtime.services.check();
  } catch (error) {
    await runtime.stop();
    throw error;
  }
}

function warnOfMachine(dataDir: string): void {
  checkFolder(dataDir);
  const lack = checkMachine(dataDir);
  if (lack) console.log(lack);
}

/** What the cache has is answered at once, everything else by the application. */
function requestListener(app: Hono, runtime: Runtime): RequestListener {
  const answerCached = cachedAnswers(runtime);
  const answer = getRequestListener(app.fetch);
  return (request, response) => void (answerCached(request, response) || answer(request, response));
}

const PORTS_TRIED = 20;

/** On the port that was set, or else on the first free one from the usual one on. */
async function listenNear(listener: RequestListener, env: Env, isShared: boolean): Promise<Server> {
  const isSet = Boolean(process.env.PORT?.trim());
  for (let port = env.PORT; ; port++) {
    try {
      const server = await listen(listener, port, env.HOST);
      if (port !== env.PORT) console.log(`Port ${env.PORT} is taken: using ${port}.`);
      return server;
    } catch (error) {
      const isTaken = ((error as Error).cause as NodeJS.ErrnoException).code === "EADDRINUSE";
      if (!isTaken || isSet || port === env.PORT + PORTS_TRIED) throw error;
      if (isShared)
        throw new Error(
          `Telar already runs on DATA_DIR=${env.DATA_DIR}. Set PORT for a second copy, or DATA_DIR for another shop.`,
          { cause: error },
        );
    }
  }
}

function listen(listener: RequestListener, port: number, hostname: string): Promise<Server> {
  return new Promise((ready, failed) => {
    const server = createServer(listener).listen(port, hostname, () => ready(server));
    // A body that drips is ended by body-stall; 100 MB over a slow line that moves must still arrive.
    server.requestTimeout = 7_200_000;
    server.headersTimeout = 20_000;
    // Longer than the minute a balancer keeps its connections: it must be the one to end them.
    server.keepAliveTimeout = 65_000;
    server.once("error", (error: NodeJS.ErrnoException) =>
      failed(new Error(wrongPlace(error, port, hostname), { cause: error })),
    );
  });
}

/** Which setting is to blame when the shop cannot listen. */
const wrongPlace = ({ code, message }: NodeJS.ErrnoException, port: number, host: string): string => {
  if (code === "EADDRINUSE") return `PORT=${port} is already taken on ${host}.`;
  return code === "EACCES"
    ? `PORT=${port} may not be used: ${message}.`
    : `HOST=${host} is not an address of this machine: ${message}.`;
};

/** Finishes what it began: no new requests, running ones end, then the queue and the database. */
function stopOnce(server: Server, answers: ReturnType<typeof closingAnswers>, runtime: Runtime): () => void {
  let stopping = false;
  return () => {
    if (stopping) return;
    stopping = true;
    runtime.beginStop();
    setTimeout(() => process.exit(1), 25_000).unref();
    answers.close();
    server.close(() => void runtime.stop().then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 15_000).unref();
  };
}
