import type { Context } from "hono";
import type { CacheTag } from "../cache-tags.ts";
import type { Caller, Ctx } from "../ctx.server.ts";
import type { Endpoint, Input, Reply } from "../endpoint.ts";
import { strictShape } from "../request-shape.ts";

/** A status or headers beside the value, for the few calls that need them. */
export class Answer<T> {
  readonly value: T;
  readonly status?: number;
  readonly headers: Record<string, string>;
  constructor(value: T, more: { status?: number; headers?: Record<string, string> } = {}) {
    this.value = value;
    this.status = more.status;
    this.headers = more.headers ?? {};
  }
}

/** What is somebody's own: no cache between here and them may store it. */
export const own = <T>(value: T, status?: number) => new Answer(value, { status, headers: { "cache-control": "no-store" } });

export type Handler<E extends Endpoint, C extends Ctx> = (
  ctx: C & { caller: Caller },
  input: Input<E> & { raw: Context; /** As it was asked, or as the cache knows it. */ url: string },
) => Promise<Reply<E> | Answer<Reply<E>> | Response>;

/** An endpoint with what answers it. A room's `api.server.ts` is a list of these. */
export type Served = {
  endpoint: Endpoint;
  handler: Handler<Endpoint, never>;
  /** What makes an answer stale. A call that says so is the same for everyone, and the cache may answer it. */
  tagsOf?: (reply: never) => CacheTag[];
};

export const serve = <E extends Endpoint, C extends Ctx>(
  endpoint: E,
  handler: Handler<E, C>,
  tagsOf?: (reply: Reply<E>) => CacheTag[],
): Served => ({
  tagsOf,
  // A field that no shape names is refused: a new call is strict by being served.
  endpoint: endpoint.body ? { ...endpoint, body: strictShape(endpoint.body) } : endpoint,
  handler: handler as unknown as Handler<Endpoint, never>,
});
