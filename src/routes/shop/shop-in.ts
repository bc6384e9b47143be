import type { RootData } from "../../ui/use-shop.ts";

/** The shop's settings for a page's `meta`, which knows no hooks. */
export const shopIn = (matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): RootData["shop"] | undefined =>
  (matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined)?.shop;
