import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler, type ServerBuild } from "react-router";

/** Inside the repository, so that it finds the same packages. */
const FOLDER = ".cache/bare-page";
const FILES = {
  "react-router.config.ts": `export default { appDirectory: "src", ssr: true, routeDiscovery: { mode: "initial" } };`,
  "vite.config.ts": `import { reactRouter } from "@react-router/dev/vite";
export default { plugins: [reactRouter()] };`,
  "src/routes.ts": `import { index } from "@react-router/dev/routes";
export default [index("page.tsx")];`,
  "src/page.tsx": `export const meta = () => [{ title: "Bare" }, { name: "description", content: "A page of ten lines" }];
export default () => <main><h1>Bare</h1><p>A page of ten lines.</p></main>;`,
  // Without one of its own the framework would install what its default needs.
  "src/entry.server.tsx": `import { ServerRouter } from "react-router";
import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
export default (request, status, headers, context) => new Promise((done, failed) => {
  const body = new PassThrough();
  headers.set("content-type", "text/html");
  const onAllReady = () => { done(new Response(body, { status, headers })); pipe(body); };
  const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, { onAllReady, onShellError: failed });
});`,
  "src/root.tsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
export default () => (
  <html lang="en">
    <head><meta charSet="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><Meta /><Links /></head>
    <body><Outlet /><ScrollRestoration /><Scripts /></body>
  </html>
);`,
};

/** A React Router page of ten lines, built and served plainly: what the framework itself costs on this machine. */
export async function startBarePage(): Promise<{ url: string; stop(): void }> {
  mkdirSync(join(FOLDER, "src"), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(FOLDER, name), text);
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build", FOLDER], { stdio: "ignore", env });
  const build = (await import(pathToFileURL(join(process.cwd(), FOLDER, "build/server/index.js")).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const app = new Hono();
  app.use(compress());
  app.use("/assets/*", serveStatic({ root: `${FOLDER}/build/client` }));
  app.get("/", (c) => handle(c.req.raw));
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  await new Promise((ready) => server.once("listening", ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}
