import { readdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono, MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { RouterContextProvider } from "react-router";
import { serveKeptAsset } from "./kept-assets.server.ts";
import { RETRY_AFTER } from "./platform/http/errors.server.ts";
import { onSite } from "./platform/http/own-origin.ts";
import { previewHeaders, pagePolicy } from "./platform/http/security.server.ts";
import { askedUrl } from "./platform/http/request-id.server.ts";
import { answerPage } from "./platform/pages/answer-page.server.ts";
import { ctxContext, tagsContext, unavailableContext } from "./platform/pages/page-tags.server.ts";
import { purgeHeaders } from "./platform/pages/proxy-cache.server.ts";
import type { RenderedPage } from "./platform/pages/page-cache.server.ts";
import { isPreview } from "./content/published.server.ts";
import { comingSoon } from "./first-steps/coming-soon.server.ts";
import { readSession } from "./staff/session.server.ts";
import { isPersonal, pageKey, pageRoute } from "./page-key.ts";
import type { CacheTag } from "./platform/cache-tags.ts";
import type { Caller } from "./platform/ctx.server.ts";
import type { Runtime } from "./runtime.server.ts";

/** The back office, and what somebody was given a link to. */
const ALWAYS_OPEN = /^\/(admin|order|visita)(\/|\.data|$)/;

export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

const ONE_YEAR = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";
const PRIVATE = "private, no-store";

/** Set on the answer: what serveStatic's `onFound` sets comes too late for it. */
const cacheFor =
  (value: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) c.header("cache-control", value);
  };

/** A worker is held to the policy of its own file; the one for plain answers would leave it without an origin. */
const workerPolicy: MiddlewareHandler = async (c, next) => {
  await next();
  if (/\.worker-[\w-]+\.js$/.test(c.req.path)) c.header("content-security-policy", pagePolicy([]));
};

/** Built assets, then the cached pages, then React Router. */
export function mountPages(app: Hono, runtime: Runtime, handle: PageHandler, clientFolder?: string): void {
  if (clientFolder) {
    // A file of this build, of another one, or none: a script must never be answered with a page.
    const own = serveStatic({ root: clientFolder, precompressed: true });
    app.use("/assets/*", cacheFor(ONE_YEAR), workerPolicy, own, compress());
    app.get("/assets/*", (c) => serveKeptAsset(runtime.ctx, c));
    app.all("/assets/*", (c) => c.notFound());
    // The few files at the root by name, so that no page asks the disk first.
    const plain = serveStatic({ root: clientFolder });
    for (const { name } of readdirSync(clientFolder, { withFileTypes: true }).filter((entry) => entry.isFile()))
      app.use(`/${name}`, cacheFor(ONE_HOUR), plain);
  }
  app.all("*", async (c) => {
    const { pages, metrics } = runtime;
    // No page has a NUL in its address, and the database takes none. Spec §2: any other path goes home.
    if (c.req.url.includes("%00")) return c.redirect("/");
    const isClosed = !runtime.ctx.settings().shop.isOpen && !ALWAYS_OPEN.test(c.req.path);
    if (isClosed && !(await isPreview(runtime.ctx, c.req.query("preview"))) && !(await readSession(runtime.ctx, c))) {
      const { body, headers } = await comingSoon(runtime.ctx);
      return c.body(body, 200, headers);
    }
    const url = onSite(runtime.ctx.origin(), askedUrl(runtime.ctx.env, c.req.raw));
    const mayKeep = !isClosed && (c.req.method === "GET" || c.req.method === "HEAD");
    const key = mayKeep ? pageKey(url) : undefined;
    if (!key) {
      metrics.cache("bypass");
      if (isPersonal(url)) c.set("route", pageRoute(url));
      const rendered = await render(runtime, handle, c.req.raw, c.get("caller"));
      return new Response(rendered.body as Buffer<ArrayBuffer>, {
        status: rendered.status,
        headers: {
          ...(url.searchParams.has("preview") ? previewHeaders(rendered.headers) : rendered.headers),
          "cache-control": PRIVATE,
        },
      });
    }
    const known = pages.get(key);
    metrics.cache(known ? "hit" : "miss");
    known?.body.squeeze();
    const page = known ?? (await pages.render(key, () => render(runtime, handle, anybodys(url))));
    // An address that leads nowhere is not named in the log: it may be a mistyped number.
    if (page.status === 200 && page.tags.length > 0) c.set("route", pageRoute(url));
    return answerPage(page, c);
  });
}

/** A kept page is for everyone: whole though one visitor asked only for its head, deaf to their headers and their leaving. */
const anybodys = (url: URL): Request => new Request(url);

/** Only a page that is somebody's own learns who asks for it. */
async function render({ ctx }: Runtime, handle: PageHandler, request: Request, caller?: Caller): Promise<RenderedPage> {
  const tags = new Set<string>();
  const context = new RouterContextProvider();
  const known = caller ? { ...ctx, caller } : ctx;
  context.set(ctxContext, known);
  context.set(tagsContext, tags);
  const response = await handle(request, context);
  // Every page shows the shop's name, its contact facts and what is announced.
  if (tags.size > 0) for (const tag of ["settings", "content"] satisfies CacheTag[]) tags.add(tag);
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => name !== "content-length" && name !== "set-cookie"),
  );
  if (ctx.env.CDN_PURGE_URL && tags.size > 0) Object.assign(headers, purgeHeaders([...tags]));
  const body = Buffer.from(await response.arrayBuffer());
  const status = context.get(unavailableContext) ? 503 : response.status;
  if (status === 503) headers["retry-after"] = RETRY_AFTER;
  return { status, headers, body, tags: [...tags], storable: tags.size > 0 && status === 200 };
}
