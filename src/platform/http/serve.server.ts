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

export type Asked<C extends Ctx> = C & { caller: Caller };
type Given<E extends Endpoint> = Input<E> & { raw: Context; /** As it was asked, or as the cache knows it. */ url: string };
type Answered<E extends Endpoint> = Reply<E> | Answer<Reply<E>>;

/** A handler that any endpoint may have: what it is given has been checked against that endpoint's shapes. */
type AnyHandler<C extends Ctx> = (ctx: C, given: Given<Endpoint>) => Promise<unknown>;

/** An endpoint with what answers it. A room's `api.server.ts` is a list of these. */
export type Served<C extends Ctx> = { endpoint: Endpoint } & (
  | { handler: AnyHandler<C>; tagsOf?: undefined }
  /** The same for everyone: the cache may answer it, until one of its tags is touched. */
  | { handler: AnyHandler<Ctx>; tagsOf: (reply: unknown) => CacheTag[] }
);

// A field that no shape names is refused: a new call is strict by being served.
const strict = (endpoint: Endpoint): Endpoint => (endpoint.body ? { ...endpoint, body: strictShape(endpoint.body) } : endpoint);

export const serve = <E extends Endpoint, C extends Ctx = Asked<Ctx>>(
  endpoint: E,
  handler: (ctx: C, given: Given<E>) => Promise<Answered<E> | Response>,
): Served<C> => ({
  endpoint: strict(endpoint),
  handler: (ctx, given) => handler(ctx, given as Given<E>),
});

/** A call whose answer is nobody's own: the handler does not learn who asks. `tagsOf` says what makes it stale. */
export const serveCached = <E extends Endpoint>(
  endpoint: E,
  handler: (ctx: Ctx, given: Given<E>) => Promise<Answered<E>>,
  tagsOf: (reply: Reply<E>) => CacheTag[],
): Served<Ctx> => ({
  endpoint: strict(endpoint),
  handler: (ctx, given) => handler(ctx, given as Given<E>),
  tagsOf: (reply) => tagsOf(reply as Reply<E>),
});
