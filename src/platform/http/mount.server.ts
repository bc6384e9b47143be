import { createRoute, OpenAPIHono, type RouteConfig, type z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { CacheTag } from "../cache-tags.ts";
import type { Caller, Ctx } from "../ctx.server.ts";
import type { Endpoint } from "../endpoint.ts";
import { onlyCleanText, stripBidiControls } from "./strip-bidi-controls.server.ts";
import { Answer, type Asked, type Served } from "./serve.server.ts";
import { invalidInput, isStaffPath, languageOf } from "./errors.server.ts";
import type { CachedPage, PageCache } from "../pages/page-cache.server.ts";
import { answerPage } from "../pages/answer-page.server.ts";
import { callKeys } from "./call-key.ts";
import { onSite } from "./own-origin.ts";
import { askedUrl } from "./request-id.server.ts";
import { JSON_HEADERS, jsonAnswer } from "./security.server.ts";

export type ApiVariables = { caller: Caller };
type ApiEnv = { Variables: ApiVariables };
export type Api = OpenAPIHono<ApiEnv>;
type Fields = Record<string, unknown>;
/** What Hono has checked before a handler is called: of these, what the endpoint has a shape for. */
type Checked = { out: { param: Fields; query: Fields; header: Fields; json: unknown } };

const isForStaff = (endpoint: Endpoint): boolean => isStaffPath(endpoint.path);
export const needsStaff = (endpoint: Endpoint): boolean => isForStaff(endpoint) && !endpoint.open;

const json = (schema: z.ZodType) => ({ content: { "application/json": { schema } } });

function routeOf(endpoint: Endpoint): RouteConfig {
  const { params, query, headers, body } = endpoint;
  return createRoute({
    method: endpoint.method.toLowerCase() as "get",
    path: endpoint.path,
    summary: endpoint.summary,
    tags: [endpoint.path.split("/")[endpoint.path.startsWith("/api/admin/") ? 3 : 2] ?? "api"],
    request: { params, query, headers, ...(body && !endpoint.rawBody ? { body: { required: true, ...json(body) } } : {}) },
    responses: { [endpoint.status ?? 200]: { description: "OK", ...json(endpoint.reply) } },
  });
}

type Cache = { pages: PageCache; count: (outcome: "hit" | "miss") => void };

export function mountAll<C extends Ctx>(
  ctx: C,
  all: readonly Served<Asked<C>>[],
  staffOnly: (call: string) => MiddlewareHandler,
  cache: Cache,
): Api {
  const api: Api = new OpenAPIHono({
    defaultHook: (result, c) => {
      if (!result.success) throw invalidInput(result.error, languageOf(c.req.path, c.get("caller")));
    },
  });
  const callKey = callKeys(all);
  for (const { endpoint, ...served } of all) {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1");
    if (needsStaff(endpoint)) api.on(endpoint.method, path, staffOnly(`${endpoint.method} ${endpoint.path}`));
    const answer = async (c: Context<ApiEnv, string, Checked>): Promise<Response> => {
      const input = {
        params: endpoint.params && c.req.valid("param"),
        query: endpoint.query && c.req.valid("query"),
        headers: endpoint.headers && c.req.valid("header"),
        body: endpoint.body && !endpoint.rawBody ? c.req.valid("json") : undefined,
        raw: c,
        url: c.req.url,
      };
      onlyCleanText(input.params, input.query, input.headers, input.body);
      stripBidiControls(input.body);
      const known = served.tagsOf && callKey(onSite(ctx.origin(), askedUrl(ctx.env, c.req.raw)));
      if (served.tagsOf && known) {
        const read = () => served.handler(ctx, { ...input, url: known.key });
        return answerPage(await fromCache(cache, known.key, read, served.tagsOf), c);
      }
      const value = await served.handler({ ...ctx, caller: c.get("caller") }, input);
      if (value instanceof Response) return value;
      const { value: plain, status, headers } = answerOf(value);
      const code = status ?? endpoint.status ?? 200;
      if (code === 204) return c.body(null, 204, headers);
      if (!isForStaff(endpoint)) return jsonAnswer(c, plain, code, headers);
      // Staff's answers may bring a cookie along, which only Hono's own know of.
      return c.body(JSON.stringify(plain), code as ContentfulStatusCode, { "content-type": "application/json", ...headers });
    };
    api.openapi(routeOf(endpoint), answer);
  }
  return api;
}

const answerOf = (value: unknown): Answer<unknown> => (value instanceof Answer ? value : new Answer(value));

/** The answer to a public call, kept until one of its tags is touched. Nobody's own: the handler does not learn who asks. */
async function fromCache(
  { pages, count }: Cache,
  key: string,
  read: () => Promise<unknown>,
  tagsOf: (reply: unknown) => CacheTag[],
): Promise<CachedPage> {
  const known = pages.get(key);
  count(known ? "hit" : "miss");
  if (known) return known;
  return pages.renderFresh(key, async () => {
    const { value, headers } = answerOf(await read());
    const isEmpty = Array.isArray(value) && value.length === 0;
    const body = Buffer.from(JSON.stringify(value));
    return { status: 200, headers: { ...JSON_HEADERS, ...headers }, body, tags: tagsOf(value), storable: !isEmpty };
  });
}
