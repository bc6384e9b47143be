import type { Ctx } from "../platform/ctx.server.ts";
import { siteOrigin } from "../platform/http/own-origin.ts";
import { askedUrl } from "../platform/http/request-id.server.ts";

/** Spec §9: the canonical base is the product's own address. */
export const siteOf = (ctx: Ctx, request: Request): string => siteOrigin(ctx.origin(), askedUrl(ctx.env, request));
