import type { RouterContextProvider } from "react-router";
import { metaOf, type MetaTag } from "../../../marketing/rules/metadata.ts";
import { siteOf } from "../../../marketing/site.server.ts";
import { cacheBy, ctxOf } from "../../../platform/pages/page-tags.server.ts";

type Given = { context: Readonly<RouterContextProvider>; request: Request };
type Words = { path: string; title: string; description: string };

/** A page that is the same for everyone and changes only with the program. */
export function stillPage({ context, request }: Given, { title, ...words }: Words): { meta: MetaTag[] } {
  cacheBy(context, "texts");
  const ctx = ctxOf(context);
  const settings = ctx.settings();
  return { meta: metaOf({ settings, site: siteOf(ctx, request), title: `${title} - ${settings.shop.line}`, ...words }) };
}
