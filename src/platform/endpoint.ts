import type { z } from "zod";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One call of the API as data: the server mounts it, the browser's client and /api/docs are made from it. */
export type Endpoint = {
  readonly method: Method;
  /** Parameters in braces, as the specification writes them: /api/rugs/{id} */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The handler reads the raw request itself (multipart uploads, signed webhooks). */
  readonly rawBody?: true;
  readonly reply: z.ZodType;
  readonly status?: number;
  /** Everything under /api/admin/ needs a session unless it says so here. */
  readonly open?: true;
};

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Shape<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives, already checked. */
export type Input<E extends Endpoint> = {
  params: Shape<E["params"]>;
  query: Shape<E["query"]>;
  headers: Shape<E["headers"]>;
  body: Shape<E["body"]>;
};

export type Reply<E extends Endpoint> = z.output<E["reply"]>;
export type Body<E extends Endpoint> = Sent<E["body"]>;
export type Query<E extends Endpoint> = Sent<E["query"]>;
export type Params<E extends Endpoint> = Sent<E["params"]>;
/** `POST /api/orders`: what the browser's client names, checked against the endpoint's type. */
export type Key<E extends Endpoint> = `${E["method"]} ${E["path"]}`;
