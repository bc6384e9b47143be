import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { pageKey, pageRoute } from "./page-key.ts";
import { normalPath } from "./platform/http/normal-path.ts";
import { writtenPath } from "./platform/http/redirect-to-normal.server.ts";
import { onSite } from "./platform/http/own-origin.ts";
import { securityHeaders } from "./platform/http/security.server.ts";
import { chooseFor, pageHeaders } from "./platform/pages/answer-page.server.ts";
import type { CachedPage } from "./platform/pages/page-cache.server.ts";
import type { Answer } from "./platform/pages/page-front.server.ts";
import { readHead } from "./platform/pages/read-head.server.ts";
import { ReadyAnswer } from "./platform/pages/ready-answer.server.ts";
import type { Runtime } from "./runtime.server.ts";

/** The same answers as app-pages gives for cached pages, as bytes for the page front. */
export function pageAnswers({ pages, metrics, ctx }: Runtime): Answer {
  const places = new LRUCache<string, { key: string; path: string; isOwn: boolean }>({ max: 5000 });
  const ready = new WeakMap<CachedPage, Map<string, ReadyAnswer>>();

  const placeOf = (address: string, target: string) => {
    const asked = URL.parse(address);
    if (!asked) return undefined;
    const url = onSite(ctx.origin(), asked);
    const written = writtenPath(target);
    const key = normalPath(written) === written ? pageKey(url) : undefined;
    return key ? { key, path: pageRoute(url), isOwn: asked.origin === url.origin } : undefined;
  };

  const readyFor = (page: CachedPage, accepted: string, known: string, isSecure: boolean): ReadyAnswer => {
    const choice = chooseFor(page, accepted, known);
    const variants = ready.get(page) ?? new Map<string, ReadyAnswer>();
    const name = `${choice} ${isSecure}`;
    const body = choice === "known" ? undefined : page.body.in(choice);
    const had = variants.get(name);
    // The body is another one once it has been compressed better.
    if (had && had.body === body) return had;
    const fields = {
      ...pageHeaders(page, choice),
      ...securityHeaders(isSecure),
      connection: "keep-alive",
      "keep-alive": "timeout=65",
    };
    const status = choice === "known" ? "304 Not Modified" : "200 OK";
    const lines = Object.entries(fields).map(([field, value]) => `${field}: ${value}\r\n`);
    const made = new ReadyAnswer(`HTTP/1.1 ${status}\r\n${lines.join("")}`, body);
    ready.set(page, variants.set(name, made));
    return made;
  };

  return (text) => {
    const began = performance.now();
    const asked = readHead(text);
    if (!asked) return undefined;
    const address = `${asked.isSecure && ctx.env.TRUST_PROXY > 0 ? "https" : "http"}://${asked.host}${asked.target}`;
    const learnt = places.get(address);
    const place = learnt ?? placeOf(address, asked.target);
    const page = place && pages.get(place.key);
    if (!page || page.status !== 200) return undefined;
    if (!learnt && place.isOwn) places.set(address, place);
    page.body.squeeze();
    const answer = readyFor(page, asked.accepted, asked.known, asked.isSecure);
    const status = answer.body ? 200 : 304;
    const id = randomUUID();
    const ms = performance.now() - began;
    metrics.cache("hit");
    metrics.observe("page", status, ms / 1000);
    ctx.log.request({ id, method: "GET", path: place.path, status, ms: Math.round(ms * 10) / 10 });
    return { bytes: answer.for(id), lend: () => answer.lend() };
  };
}
