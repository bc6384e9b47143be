import type { MiddlewareHandler } from "hono";
import { bodyLimit as honoBodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";

/** A body that says its length is judged by that word, which Node holds it to; only one that does not is counted. */
export function bodyLimit(maxSize: number): MiddlewareHandler {
  const counted = honoBodyLimit({
    maxSize,
    onError: () => {
      throw new HTTPException(413);
    },
  });
  return (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const { headers } = c.req.raw;
    const length = headers.get("content-length");
    if (length === null || headers.has("transfer-encoding")) return counted(c, next);
    if (Number(length) > maxSize) throw new HTTPException(413);
    return next();
  };
}
