import type { Body, Endpoint, Key, Params, Query, Reply } from "./endpoint.ts";

/** A refusal as the browser sees it: the server's sentence, its code and its fields. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly data: Record<string, unknown>;
  /** Seconds to wait before the next try, where the server says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, data: Record<string, unknown>, retryAfter?: number) {
    super(typeof data.error === "string" ? data.error : "");
    this.name = "ApiError";
    this.status = status;
    this.code = typeof data.code === "string" ? data.code : "unknown";
    this.fields = (data.fields as Record<string, string> | undefined) ?? {};
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

/** Spec §8: what is said when no answer came. */
export const OFFLINE = "Error de conexión. Por favor intenta de nuevo.";

type Sent<E extends Endpoint> = {
  params?: Params<E>;
  query?: Query<E>;
  body?: Body<E>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
};

function addressOf(path: string, params: object = {}, query: object = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The browser's only way to the API. Throws ApiError on a refusal, TypeError when the network fails. */
export const callApi = async <E extends Endpoint>(key: Key<E>, sent: Sent<E> = {}): Promise<Reply<E>> =>
  (await askApi<E>(key, sent)).data;

/** The same with the answer's headers, for lists that say how long they are. */
export async function askApi<E extends Endpoint>(key: Key<E>, sent: Sent<E> = {}): Promise<{ data: Reply<E>; headers: Headers }> {
  const [method, path] = key.split(" ") as [string, string];
  const response = await fetch(addressOf(path, sent.params, sent.query), {
    method,
    headers: {
      ...(sent.body === undefined ? {} : { "content-type": "application/json" }),
      ...sent.headers,
    },
    body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
    signal: sent.signal,
    keepalive: sent.keepalive,
  });
  const { headers } = response;
  const text = await response.text();
  const data: unknown = text && headers.get("content-type")?.includes("json") ? JSON.parse(text) : null;
  if (!response.ok) {
    const retryAfter = Number(headers.get("retry-after")) || undefined;
    throw new ApiError(response.status, (data as Record<string, unknown> | null) ?? {}, retryAfter);
  }
  return { data: data as Reply<E>, headers };
}
