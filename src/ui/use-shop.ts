import { useRouteLoaderData } from "react-router";
import type { PublicSettings } from "../settings/public-shape.ts";

/** When a rug ordered now arrives. `days`: `del 19 al 21`; `words`: the whole sentence; `until`: when it is no longer so. */
export type CardArrival = { city: string; days: string; words: string; until: number };

/** What the root loader brings to every page. */
export type RootData = {
  isDemo: boolean;
  shop: PublicSettings;
  /** The sign of browser tabs. */ icon: string;
  /** The swatches of the owner's own colours, as styles. */
  swatches: string;
  /** Sizes whose centimetres their label does not tell. */
  sizes: { name: string; width: number; length: number }[];
  /** What sizes were called before, and are now. */
  renamed?: [before: string, now: string][];
  /** In the city that most shoppers live in. */
  arrival?: CardArrival;
  /** The present one in Bogotá. */
  year: string;
};

/** What pages show of the shop's settings: its name, contact, hours and how it sells. */
export const useShop = (): PublicSettings => (useRouteLoaderData("root") as RootData).shop;

export const useYear = (): string => (useRouteLoaderData("root") as RootData).year;
