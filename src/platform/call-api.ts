import type { Body, Endpoint, Key, Params, Query, Reply } from "./endpoint.ts";

/** A refusal as the browser sees it: the server's sentence, its code and its fields. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly data: Record<string, unknown>;

  constructor(status: number, data: Record<string, unknown>) {
    super(typeof data.error === "string" ? data.error : "");
    this.name = "ApiError";
    this.status = status;
    this.code = typeof data.code === "string" ? data.code : "unknown";
    this.fields = (data.fields as Record<string, string> | undefined) ?? {};
    this.data = data;
  }
}

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
export async function callApi<E extends Endpoint>(key: Key<E>, sent: Sent<E> = {}): Promise<Reply<E>> {
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
  const text = await response.text();
  const data: unknown = text && response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : null;
  if (!response.ok) throw new ApiError(response.status, (data as Record<string, unknown> | null) ?? {});
  return data as Reply<E>;
}
