import type { CachedPage } from "./page-cache.server.ts";

/** Sends a cached page in the best encoding the browser takes, or 304 when it has it already. */
export function answerPage(page: CachedPage, request: Request, cacheControl: string): Response {
  const headers: Record<string, string> = {
    ...page.headers,
    etag: page.etag,
    vary: "accept-encoding",
    "cache-control": cacheControl,
  };
  if (request.headers.get("if-none-match")?.includes(page.etag)) return new Response(null, { status: 304, headers });
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  if (encoding) headers["content-encoding"] = encoding;
  const body = encoding === "br" ? page.brotli : encoding === "gzip" ? page.gzip : page.plain;
  headers["content-length"] = String(body.length);
  return new Response(request.method === "HEAD" ? null : (body as Uint8Array<ArrayBuffer>), { status: page.status, headers });
}
