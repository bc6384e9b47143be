import { serve } from "@hono/node-server";
import { createApi } from "../app.server.ts";
import { allJobs } from "../jobs.server.ts";
import { sandboxAt } from "../payments/bold/bold.server.ts";
import { readEnv } from "../platform/env.server.ts";
import { startRuntime } from "../runtime.server.ts";

/** The shop's API as a process of its own, to be killed without warning. Settings come from the environment. */
const env = readEnv();
const runtime = await startRuntime(env);
const server = serve({ fetch: createApi(runtime).fetch, port: env.PORT, hostname: env.HOST }, ({ port }) => {
  sandboxAt(runtime.ctx.bold, env.HOST, port);
  void runtime.ctx.jobs.start(runtime.ctx, allJobs).then(() => console.log(`ready ${port}`));
});
process.once("SIGTERM", () => server.close(() => void runtime.stop().then(() => process.exit(0))));
