import { Hono } from "hono";
import guide from "./api-guide.md?raw";
import { served } from "./api.server.ts";
import { serveModel } from "./catalog/serve-model.server.ts";
import { readGauges } from "./gauges.server.ts";
import { mountMarketing } from "./marketing/mount-marketing.server.ts";
import { serveDerivative, serveMedia } from "./media/serve-media.server.ts";
import { SANDBOX_PATH } from "./payments/gateways/bold-sandbox.server.ts";
import { createSandbox } from "./payments/sandbox/sandbox.server.ts";
import { bodyStall } from "./platform/http/body-stall.server.ts";
import { mountDocs } from "./platform/http/mount-docs.server.ts";
import { answerError } from "./platform/http/errors.server.ts";
import { mountHealth } from "./platform/http/mount-health.server.ts";
import { mountAll } from "./platform/http/mount.server.ts";
import { redirectToNormal } from "./platform/http/redirect-to-normal.server.ts";
import { requestId } from "./platform/http/request-id.server.ts";
import { sameSiteWrites, addSecurityHeaders } from "./platform/http/security.server.ts";
import { bodyLimit } from "./platform/http/body-limit.server.ts";
import { inBoth } from "./platform/input-sentences.ts";
import { Refusal } from "./platform/refusal.ts";
import type { Runtime } from "./runtime.server.ts";
import { staffOnly } from "./staff/staff-only.server.ts";

const crossSite = () =>
  new Refusal(
    "cross_site",
    403,
    inBoth("This request comes from another site and is refused.", "Esta solicitud viene de otro sitio y no se acepta."),
  );
const unknownCall = () => new Refusal("not_found", 404, inBoth("This call does not exist.", "Esta llamada no existe."));

/** The API and the media: what tests enter by. Pages are added by app-pages. */
export function createApi(runtime: Runtime): Hono {
  const { ctx, metrics, pages } = runtime;
  const app = new Hono();
  app.onError((error, c) => answerError(error, c, ctx.log));
  app.use(requestId(ctx.env, ctx.log, metrics.observe));
  app.use(addSecurityHeaders);
  app.use(redirectToNormal);
  app.use(bodyStall(ctx.env.BODY_STALL_SECONDS * 1000));
  for (const folder of ["newGlbs", "newUsdz"]) {
    app.get(`/media/${folder}/*`, (c) => serveModel(ctx, c, c.req.path.slice("/media/".length)));
  }
  app.get("/media/*", (c) => serveMedia(ctx, c, c.req.path.slice("/media/".length)));
  app.get("/img/*", (c) => serveDerivative(ctx, c, c.req.path.slice("/img/".length)));
  mountMarketing(app, ctx);
  mountHealth(app, runtime, () => readGauges(runtime));
  if (!ctx.env.BOLD_API_KEY) app.route(SANDBOX_PATH, createSandbox(ctx));
  app.use("/api/admin/*", sameSiteWrites(crossSite, ctx.env.PUBLIC_URL));
  // Uploads watch their own size while they stream; everything else is a small JSON.
  const small = bodyLimit(512 * 1024);
  const streamed = new Set(served.filter(({ endpoint }) => endpoint.rawBody).map(({ endpoint }) => endpoint.path as string));
  app.use("/api/*", (c, next) => (streamed.has(c.req.path) ? next() : small(c, next)));
  const api = mountAll(ctx, served, (call) => staffOnly(ctx, call), { pages, count: metrics.cache });
  mountDocs(api, guide);
  app.route("/", api);
  const unknown = () => {
    throw unknownCall();
  };
  app.all("/api/admin/*", staffOnly(ctx), unknown);
  app.all("/api/*", unknown);
  return app;
}
