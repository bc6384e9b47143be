import { useRouteLoaderData } from "react-router";
import type { PublicSettings } from "../settings/public-shape.ts";

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
};

/** What pages show of the shop's settings: its name, contact, hours and how it sells. */
export const useShop = (): PublicSettings => (useRouteLoaderData("root") as RootData).shop;
