import type { Context } from "hono";
import { withHeaders } from "../http/security.server.ts";
import { type Encoding, encodingFor } from "./page-body.server.ts";
import type { CachedPage } from "./page-cache.server.ts";

// A CDN may keep a page but must ask before showing it; browsers do the same with the ETag.
const SHARED = "public, max-age=0, s-maxage=0, must-revalidate";
/** A proxy that is told of every save may show a page without asking; browsers still ask. */
const PURGED = "public, max-age=0, s-maxage=300, must-revalidate";
const PRIVATE = "private, no-store";

/** Who has the page already gets 304; everyone else the best encoding the browser takes. */
export const negotiate = (page: CachedPage, accepted = "", known = ""): Encoding | "known" =>
  known.includes(page.etag) ? "known" : encodingFor(accepted);

export function pageHeaders(page: CachedPage, choice: Encoding | "known"): Record<string, string> {
  const headers: Record<string, string> = {
    etag: page.etag,
    vary: "accept-encoding",
    "cache-control": page.tags.length === 0 ? PRIVATE : page.isCurrent && page.headers["surrogate-key"] ? PURGED : SHARED,
    ...page.headers,
  };
  if (choice === "known") return headers;
  if (choice) headers["content-encoding"] = choice;
  headers["content-length"] = String(page.body.in(choice).length);
  return headers;
}

export function answerPage(page: CachedPage, c: Context): Response {
  const choice = negotiate(page, c.req.header("accept-encoding"), c.req.header("if-none-match"));
  const headers = pageHeaders(page, choice);
  if (choice === "known") return withHeaders(c, null, 304, headers);
  return withHeaders(c, c.req.method === "HEAD" ? null : (page.body.in(choice) as Buffer<ArrayBuffer>), page.status, headers);
}
