import { hash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";

const hashOf = (script: string): string => `'sha256-${hash("sha256", script, "base64")}'`;

/** The policy of pages: the program's own inline scripts by their hashes, which come from the program and never from a page. */
export const pagePolicy = (scripts: readonly string[]): string => policy(scripts.map(hashOf).join(" "));

/** Pictures and films may live anywhere: staff name them by URL (spec §3). Scripts only here. */
const policy = (hashes: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${hashes}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    "connect-src 'self' blob: data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** For a draft's preview: the back office shows it inside its own page, and no search engine may. */
export const previewHeaders = (headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  "x-frame-options": "SAMEORIGIN",
  "x-robots-tag": "noindex",
  "content-security-policy": (headers["content-security-policy"] ?? "").replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  ),
});

const JSON_TYPE = "application/json; charset=utf-8";
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What every answer carries, beside its policy. */
export const securityHeaders = (isSecure: boolean): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(), xr-spatial-tracking=(self)",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  ...(isSecure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
});

const isSecure = (c: Context): boolean => c.req.url.startsWith("https:") || c.req.header("x-forwarded-proto") === "https";

/**
 * An answer with all its headers from the start. Setting them afterwards makes the server build a whole Response and take
 * it apart again, a tenth of what an order costs.
 */
export function withHeaders(c: Context, body: BodyInit | null, status: number, headers: Record<string, string>): Response {
  c.set("hasHeaders", true);
  const shared = {
    ...securityHeaders(isSecure(c)),
    "content-security-policy": API_POLICY,
    "x-request-id": c.get("requestId"),
  };
  return new Response(body, { status, headers: { ...shared, ...headers } });
}

/** An answer of the API is true at its moment only. */
export const JSON_HEADERS = { "content-type": JSON_TYPE, "cache-control": "no-store", "content-security-policy": API_POLICY };

export const jsonAnswer = (c: Context, value: unknown, status: number, more: Record<string, string>): Response =>
  withHeaders(c, JSON.stringify(value), status, { ...JSON_HEADERS, ...more });

export const addSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.get("hasHeaders")) return;
  const { headers } = c.res;
  // A draft's preview has said who may frame it.
  const framing = headers.get("x-frame-options");
  for (const [name, value] of Object.entries(securityHeaders(isSecure(c)))) headers.set(name, value);
  if (framing) headers.set("x-frame-options", framing);
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", API_POLICY);
  if (headers.get("content-type") === "application/json") headers.set("content-type", JSON_TYPE);
  // An answer of the API is true at its moment only, and may be one person's own.
  if (c.req.path.startsWith("/api/") && !headers.has("cache-control")) headers.set("cache-control", "no-store");
};

/** The host that was asked, however it is written, or the one shoppers see when a proxy asks by a name of its own. */
export function isOwnOrigin(origin: string, asked: string, publicUrl = ""): boolean {
  const from = URL.parse(origin);
  // "null" and whatever else is no address come from nowhere in this shop.
  if (!from?.host) return false;
  return [`${from.protocol}//${asked}`, publicUrl].some((own) => URL.parse(own)?.host === from.host);
}

/** Cross-site writes are refused: a browser always says where a write comes from. */
export const sameSiteWrites =
  (refuse: () => Error, publicUrl?: string): MiddlewareHandler =>
  async (c, next) => {
    if (["GET", "HEAD", "OPTIONS"].includes(c.req.method)) return next();
    const site = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    const foreignSite = site !== undefined && !["same-origin", "same-site", "none"].includes(site);
    const foreignOrigin = origin !== undefined && !isOwnOrigin(origin, c.req.header("host") ?? "", publicUrl);
    if (foreignSite || foreignOrigin) throw refuse();
    return next();
  };
