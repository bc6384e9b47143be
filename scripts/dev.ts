import { createServer } from "node:http";
import { existsSync } from "node:fs";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { onStop } from "./on-stop.mjs";
import type * as Main from "../src/main.server.ts";

process.env.NODE_ENV = "development";
// Until everything runs there is nothing to finish: the embedded PostgreSQL ends with the process.
let stop = (): void => process.exit(0);
onStop(() => stop());
if (existsSync(".env")) process.loadEnvFile(".env");

const server = createServer();
// Reloads come over the shop's own port: the content policy allows no other.
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
const load = () => vite.ssrLoadModule("/src/main.server.ts") as Promise<typeof Main>;

// State is made once; the application around it is made anew whenever its code changes.
const first = await load();
const env = first.readEnv();
const runtime = await first.startRuntime(env);
await first.seedOnce(runtime.ctx);
const password = await first.preparePassword(runtime.ctx);
await runtime.ctx.jobs.start(runtime.ctx, first.allJobs);

server.on("request", (request, response) => {
  vite.middlewares(request, response, () => {
    void (async () => {
      try {
        const { createApi, mountPages, createRequestHandler } = await load();
        const app = createApi(runtime);
        runtime.pages.forget(["*"]);
        const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
        mountPages(app, runtime, createRequestHandler(build, "development"));
        await getRequestListener(app.fetch)(request, response);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        console.error(error);
        response.writeHead(500).end(String(error));
      }
    })();
  });
});
server.listen(env.PORT, env.HOST, () => {
  if (password) console.log(`Admin password, shown this once: ${password}`);
  console.log(`Telar is ready at http://${env.HOST}:${env.PORT} (development)`);
});
stop = () => {
  server.closeAllConnections();
  void vite
    .close()
    .then(() => runtime.stop())
    .then(() => process.exit(0));
};
