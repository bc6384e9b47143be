import type { MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { normalPath } from "./normal-path.ts";

const NOT_A_PAGE = /^\/(api|assets|img|media)\//i;

type Bindings = { incoming?: { url?: string } } | undefined;

export const writtenPath = (target: string): string => target.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/s, "");

/** Mounted before every rule about paths: each is answered in one spelling only, and all others lead to it. */
export const redirectToNormal: MiddlewareHandler = (c, next) => {
  // As the socket sent it: the server's adapter resolves dots before anybody else sees the address.
  const written = writtenPath((c.env as Bindings)?.incoming?.url ?? c.req.url);
  const normal = normalPath(written);
  if (normal === written) return next();
  if (normal === undefined) {
    if (NOT_A_PAGE.test(written)) throw new HTTPException(400);
    // Spec §2: any other path goes home.
    return Promise.resolve(c.redirect("/"));
  }
  c.header("cache-control", "no-store");
  return Promise.resolve(c.redirect(`${new URL(normal, "http://shop").pathname}${new URL(c.req.url).search}`, 308));
};
