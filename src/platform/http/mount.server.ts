import { createRoute, OpenAPIHono, type z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { Caller, Ctx } from "../ctx.server.ts";
import type { Endpoint, Input } from "../endpoint.ts";
import { onlyCleanText, stripBidiControls } from "./strip-bidi-controls.server.ts";
import { Answer, type Served } from "./serve.server.ts";
import { invalidInput, isStaffPath, languageOf } from "./errors.server.ts";
import type { CachedPage, PageCache } from "../pages/page-cache.server.ts";
import { answerPage } from "../pages/answer-page.server.ts";
import { callKeys } from "./call-key.ts";
import { onSite } from "./own-origin.ts";
import { askedUrl } from "./request-id.server.ts";
import { JSON_HEADERS, jsonAnswer } from "./security.server.ts";

export type ApiVariables = { caller: Caller };
export type Api = OpenAPIHono<{ Variables: ApiVariables }>;

const isForStaff = (endpoint: Endpoint): boolean => isStaffPath(endpoint.path);
export const needsStaff = (endpoint: Endpoint): boolean => isForStaff(endpoint) && !endpoint.open;

const json = (schema: z.ZodType) => ({ content: { "application/json": { schema } } });

function routeOf(endpoint: Endpoint) {
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
  all: readonly Served[],
  staffOnly: (call: string) => MiddlewareHandler,
  cache: Cache,
): Api {
  const api: Api = new OpenAPIHono({
    defaultHook: (result, c) => {
      if (!result.success) throw invalidInput(result.error, languageOf(c.req.path, c.get("caller")));
    },
  });
  const callKey = callKeys(all);
  for (const { endpoint, handler, tagsOf } of all) {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1");
    if (needsStaff(endpoint)) api.on(endpoint.method, path, staffOnly(`${endpoint.method} ${endpoint.path}`));
    const answer = async (c: Context): Promise<Response> => {
      const input = {
        params: endpoint.params && c.req.valid("param" as never),
        query: endpoint.query && c.req.valid("query" as never),
        headers: endpoint.headers && c.req.valid("header" as never),
        body: endpoint.body && !endpoint.rawBody ? c.req.valid("json" as never) : undefined,
        raw: c,
        url: c.req.url,
      } as Input<Endpoint> & { raw: Context; url: string };
      onlyCleanText(input.params, input.query, input.headers, input.body);
      stripBidiControls(input.body);
      const known = tagsOf && callKey(onSite(ctx.origin(), askedUrl(ctx.env, c.req.raw)));
      if (known) {
        const read = () => handler(ctx as never, { ...input, url: known.key });
        return answerPage(await fromCache(cache, known.key, read, tagsOf), c);
      }
      const caller = c.get("caller");
      const value = await handler({ ...ctx, caller } as never, input);
      if (value instanceof Response) return value;
      const { value: plain, status, headers } = value instanceof Answer ? value : new Answer(value);
      const code = status ?? endpoint.status ?? 200;
      if (code === 204) return c.body(null, 204, headers);
      // Staff's answers may bring a cookie along, which only Hono's own know of.
      return isForStaff(endpoint) ? c.json(plain as never, code as never, headers) : jsonAnswer(c, plain, code, headers);
    };
    api.openapi(routeOf(endpoint) as never, answer as never);
  }
  return api;
}

/** The answer to a public call, kept until one of its tags is touched. Nobody's own: the handler does not learn who asks. */
async function fromCache(
  { pages, count }: Cache,
  key: string,
  read: () => ReturnType<Served["handler"]>,
  tagsOf: NonNullable<Served["tagsOf"]>,
): Promise<CachedPage> {
  const known = pages.get(key);
  count(known ? "hit" : "miss");
  if (known) return known;
  return pages.renderFresh(key, async () => {
    const answered = await read();
    const { value, headers } = answered instanceof Answer ? answered : new Answer(answered);
    const isEmpty = Array.isArray(value) && value.length === 0;
    const body = Buffer.from(JSON.stringify(value));
    return { status: 200, headers: { ...JSON_HEADERS, ...headers }, body, tags: tagsOf(value as never), storable: !isEmpty };
  });
}
