import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Ctx } from "../platform/ctx.server.ts";

const isSecure = (ctx: Ctx, c: Context): boolean =>
  ctx.env.PUBLIC_URL?.startsWith("https:") === true ||
  new URL(c.req.url).protocol === "https:" ||
  (ctx.env.TRUST_PROXY > 0 && c.req.header("x-forwarded-proto") === "https");

/** Over https no other host, and no page that came unencrypted, can plant a `__Host-` cookie. */
const prefixOf = (ctx: Ctx, c: Context): "host" | undefined => (isSecure(ctx, c) ? "host" : undefined);

export const readCookie = (ctx: Ctx, c: Context, name: string): string | undefined =>
  getCookie(c, name, prefixOf(ctx, c)) || undefined;

export function writeCookie(ctx: Ctx, c: Context, name: string, value: string, days: number): void {
  const prefix = prefixOf(ctx, c);
  const maxAge = days * 86_400;
  setCookie(c, name, value, { httpOnly: true, sameSite: "Lax", secure: prefix !== undefined, path: "/", maxAge, prefix });
}

/** Under both names: the one without the prefix may be left from before, or from http. */
export function clearCookie(ctx: Ctx, c: Context, name: string): void {
  if (prefixOf(ctx, c)) deleteCookie(c, name, { path: "/", secure: true, prefix: "host" });
  deleteCookie(c, name, { path: "/" });
}
