import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { runningRequest } from "../crash-log.server.ts";
import type { Caller } from "../ctx.server.ts";
import type { Env } from "../env.server.ts";
import type { Log } from "../log.server.ts";
import { bareAddress, networkOf } from "./network-of.ts";

declare module "hono" {
  /** What a request is known by, from `requestId` on. */
  interface ContextVariableMap {
    requestId: string;
    caller: Caller;
    /** The answer came with all its headers. */
    hasHeaders?: true;
    /** What the log calls the page, where that says more than the route. */
    route?: string;
  }
}

type Incoming = { incoming?: { socket?: { remoteAddress?: string } } };

/**
 * Who asks: the socket's address, or the one the outermost trusted proxy saw. Each proxy appends the address it sees, so
 * what is further left was written by the visitor and may be anything.
 */
export function addressOf(env: Env, headers: Headers, bindings: unknown): string {
  const hops = env.TRUST_PROXY > 0 ? (headers.get("x-forwarded-for")?.split(",") ?? []) : [];
  const forwarded = hops.at(-Math.min(env.TRUST_PROXY, hops.length))?.trim();
  return bareAddress(forwarded || (bindings as Incoming | undefined)?.incoming?.socket?.remoteAddress || "unknown");
}

/** The address as the visitor's browser has it: a trusted proxy that ended the encryption says that there was one. */
export function askedUrl(env: Env, { url, headers }: Pick<Request, "url" | "headers">): URL {
  const asked = new URL(url);
  if (env.TRUST_PROXY > 0 && headers.get("x-forwarded-proto") === "https") asked.protocol = "https:";
  return asked;
}

/** The route that answered, as it is declared: its parameters open somebody's order, visit or photo. */
const routeOf = (c: Context): string => matchedRoutes(c).find(({ path }) => !path.includes("*"))?.path ?? areaOf(c.req.path);
const AREAS = ["/api/admin/", "/api/", "/media/", "/img/", "/assets/"];
const areaOf = (path: string): string => `${AREAS.find((area) => path.startsWith(area)) ?? "/"}*`;

/** Gives each request its id and caller, and writes one line about it without personal data. */
export const requestId =
  (env: Env, log: Log, observe: (route: string, status: number, seconds: number) => void): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now();
    const id = randomUUID();
    c.set("requestId", id);
    const url = askedUrl(env, c.req.raw);
    const address = addressOf(env, c.req.raw.headers, c.env);
    c.set("caller", {
      requestId: id,
      address,
      network: networkOf(address),
      userAgent: c.req.header("user-agent")?.slice(0, 300) ?? "",
      origin: env.PUBLIC_URL ?? url.origin,
    });
    const path = routeOf(c);
    await runningRequest.run({ requestId: id, method: c.req.method, path }, next);
    if (!c.get("hasHeaders")) c.res.headers.set("x-request-id", id);
    const ms = Math.round((performance.now() - began) * 10) / 10;
    observe(path.startsWith("/api/") ? "api" : "page", c.res.status, ms / 1000);
    log.request({ id, method: c.req.method, path: c.get("route") ?? path, status: c.res.status, ms });
  };
