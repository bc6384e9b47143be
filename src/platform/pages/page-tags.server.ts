import { createContext, type RouterContextProvider } from "react-router";
import type { CacheTag } from "../cache-tags.ts";
import type { Ctx } from "../ctx.server.ts";

/** What a loader gets from the server: the same ctx as the API's verbs. */
export const ctxContext = createContext<Ctx>();
/** Loaders name what their page shows; a page that names nothing is never cached. */
export const tagsContext = createContext<Set<string>>();
/** Set when the page could not be made because the database is away. */
export const unavailableContext = createContext(false);

export const ctxOf = <C extends Ctx>(context: Readonly<RouterContextProvider>): C => context.get(ctxContext) as C;

/** Marks the page as the same for everyone, stale when one of these tags is touched. */
export function cacheBy(context: Readonly<RouterContextProvider>, ...tags: CacheTag[]): void {
  for (const tag of tags) context.get(tagsContext).add(tag);
}
