import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { served } from "./api.server.ts";
import { pageKey, pageRoute } from "./page-key.ts";
import { callKeys } from "./platform/http/call-key.ts";
import { normalPath } from "./platform/http/normal-path.ts";
import { onSite } from "./platform/http/own-origin.ts";
import { writtenPath } from "./platform/http/redirect-to-normal.server.ts";
import { securityHeaders } from "./platform/http/security.server.ts";
import { negotiate, pageHeaders } from "./platform/pages/answer-page.server.ts";
import type { CachedPage } from "./platform/pages/page-cache.server.ts";
import type { Runtime } from "./runtime.server.ts";

/** What an address leads to in the cache, and what the log calls it. */
type Place = { key: string; route: string; kind: "page" | "api" };
type Ready = { status: number; fields: string[]; body: Buffer | undefined };

/** Answers a GET from the cache before Hono sees it; false when it is not there, or asked for in an unusual way. */
export function cachedAnswers({ pages, metrics, ctx }: Runtime): (request: IncomingMessage, response: ServerResponse) => boolean {
  const places = new LRUCache<string, Place>({ max: 5000 });
  const ready = new WeakMap<CachedPage, Map<string, Ready>>();
  const callKey = callKeys(served);

  const placeOf = (address: string, target: string): Place | undefined => {
    const asked = URL.parse(address);
    const written = writtenPath(target);
    // Another host or another spelling is the business of the routes behind.
    if (!asked || onSite(ctx.origin(), asked).origin !== asked.origin || normalPath(written) !== written) return undefined;
    const call = callKey(asked);
    if (call) return { ...call, kind: "api" };
    const key = asked.pathname.startsWith("/api/") ? undefined : pageKey(asked);
    return key ? { key, route: pageRoute(asked), kind: "page" } : undefined;
  };

  const readyFor = (page: CachedPage, { headers }: IncomingMessage, isSecure: boolean): Ready => {
    const choice = negotiate(page, headers["accept-encoding"], headers["if-none-match"]);
    const variants = ready.get(page) ?? new Map<string, Ready>();
    const name = `${choice} ${isSecure}`;
    const body = choice === "known" ? undefined : page.body.in(choice);
    const had = variants.get(name);
    // The body is another one once it has been compressed better.
    if (had && had.body === body) return had;
    const fields = Object.entries({ ...securityHeaders(isSecure), ...pageHeaders(page, choice) }).flat();
    const made = { status: choice === "known" ? 304 : 200, fields, body };
    ready.set(page, variants.set(name, made));
    return made;
  };

  return (request, response) => {
    const began = performance.now();
    const { method, url: target = "", headers } = request;
    if (method !== "GET" || !headers.host || !target.startsWith("/")) return false;
    const isSecure = headers["x-forwarded-proto"] === "https";
    const address = `${isSecure && ctx.env.TRUST_PROXY > 0 ? "https" : "http"}://${headers.host}${target}`;
    const known = places.get(address);
    const place = known ?? placeOf(address, target);
    const page = place && pages.get(place.key);
    if (!page) return false;
    if (!known) places.set(address, place);
    page.body.squeeze();
    const { status, fields, body } = readyFor(page, request, isSecure);
    const id = randomUUID();
    response.writeHead(status, [...fields, "x-request-id", id]).end(body);
    const ms = performance.now() - began;
    metrics.cache("hit");
    metrics.observe(place.kind, status, ms / 1000);
    ctx.log.request({ id, method, path: place.route, status, ms: Math.round(ms * 10) / 10 });
    return true;
  };
}
