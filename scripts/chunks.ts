import { globSync, readFileSync } from "node:fs";
import type { Rolldown } from "vite";

const signsIn = (file: string): string[] => {
  const list = /import \{([^}]*)\} from "lucide"/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  return list.split(",").flatMap((name) => name.replace(/ as .*/, "").trim() || []);
};

/** Where somebody buys, visits or tries a rug, and what comes when it is opened. */
const LATER = [
  /^src[\\/](cart|checkout|messages|orders|room-preview|showroom)[\\/]/,
  /^src[\\/]catalog[\\/]ui[\\/]product[\\/](share-items|zoom)\.tsx$/,
  /^src[\\/]routes[\\/]shop[\\/]provenance\.tsx$/,
];

/**
 * The signs that the shop draws in more than one place, by the names of lucide's files: `ArrowRight` is drawn in
 * `arrow-right.mjs`. One that a single file draws comes with that file.
 */
function shopSigns(): Map<string, "early" | "late"> {
  const files = globSync("src/**/*.tsx").filter((file) => !/[\\/]admin[\\/]/.test(file));
  const drawn = files.flatMap((file) => signsIn(file).map((name) => ({ name, file })));
  const shared = [...Map.groupBy(drawn, ({ name }) => name)].filter(([, places]) => places.length > 1);
  return new Map(
    shared.map(([name, places]) => [
      name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, "-").toLowerCase(),
      places.every(({ file }) => LATER.some((each) => each.test(file))) ? "late" : "early",
    ]),
  );
}

const signs = shopSigns();
const signAt = (id: string): "early" | "late" | undefined =>
  signs.get(/lucide[\\/].*icons[\\/]([^\\/]+)\.m?js$/.exec(id)?.[1] ?? "");

/**
 * Small things that nearly every page of the shop uses, in one file instead of thirty: each file costs the phone half a
 * millisecond to ask for. None may import styles, which would follow it to pages that are not theirs.
 */
const SMALL = [
  /vite[\\/]preload-helper/,
  /src[\\/](addresses|rates)\.ts$/,
  /src[\\/]cart[\\/]use-cart\.ts$/,
  /src[\\/]favourites[\\/]favourites-store\.ts$/,
  /src[\\/]marketing[\\/]meta[\\/]track\.ts$/,
  /src[\\/]room-preview[\\/]waiting-room-store\.ts$/,
  /src[\\/]routes[\\/]shop[\\/]authority\.ts$/,
  /src[\\/]platform[\\/](browser-storage|money|parse-json|shop-events)\.ts$/,
  /src[\\/]catalog[\\/]rules[\\/](collection-name|limits|readable-name|show-word|size|swatch)\.ts$/,
  /src[\\/]media[\\/]rules[\\/]picture-address\.ts$/,
  /src[\\/]settings[\\/]rules[\\/]contact-words\.ts$/,
  /src[\\/]ui[\\/](after-hydration|icon|lazy-component|hydration-boundary|page-failed|playback|use-shop|when-idle)\.tsx?$/,
  /src[\\/]ui[\\/]brand[\\/](signs|whatsapp-address)\.tsx?$/,
];
const isSmall = (id: string): boolean => signAt(id) === "early" || SMALL.some((each) => each.test(id));

/** What a rug's page and the room tool share, in one file as well. */
const RUG = [
  /src[\\/]catalog[\\/]rules[\\/](pile-crop|scale)\.ts$/,
  /src[\\/]catalog[\\/]ui[\\/]product[\\/](advice-line|furniture-parts|shared-address)\.tsx?$/,
  /src[\\/]room-preview[\\/]rules[\\/](history|how-long)\.ts$/,
];

/** What the catalogue needs at once and a rug's page does not, in one file. */
const CATALOGUE = [
  /src[\\/]catalog[\\/]rules[\\/]fixed-lists\.ts$/,
  /src[\\/]platform[\\/]call-api\.ts$/,
  /src[\\/]room-preview[\\/]my-rooms-store\.ts$/,
];

/** The framework in two files that every page shares, each run in a moment of its own, and the small things in a third. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: "router", test: /node_modules[\\/]react-router[\\/]/, priority: 1 },
  { name: "small", test: isSmall },
  { name: "signs", test: (id) => signAt(id) === "late" },
  { name: "rug", test: (id) => RUG.some((each) => each.test(id)) },
  { name: "browse", test: (id) => CATALOGUE.some((each) => each.test(id)) },
];
