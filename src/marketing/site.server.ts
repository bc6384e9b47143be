import type { Ctx } from "../platform/ctx.server.ts";
import { askedUrl } from "../platform/http/request-id.server.ts";

/** Spec §9: the canonical base is the product's own address; without one, the address that was asked. */
export const siteOf = (ctx: Ctx, request: Request): string => ctx.env.PUBLIC_URL ?? askedUrl(ctx.env, request).origin;
