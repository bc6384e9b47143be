import { slugOf } from "../../src/platform/text.ts";
import type { RugDesign } from "../loom/weave-rug.ts";
import { ALMOND } from "./almond.ts";
import { ARTEMISA } from "./artemisa.ts";
import { ASPENDOS } from "./aspendos.ts";
import { BELORA } from "./belora.ts";
import { BOSFORO } from "./bosforo.ts";
import { DELUX } from "./delux.ts";
import type { DemoRug } from "./demo-rug.ts";
import { DISNEY } from "./disney.ts";
import { JUT } from "./jut.ts";
import { LARIMAR } from "./larimar.ts";
import { OTTOMAN } from "./ottoman.ts";
import { RUMELI } from "./rumeli.ts";
import { VALENTIN } from "./valentin.ts";

/** All sixty, by id. */
export const RUGS: DemoRug[] = [
  ...ALMOND,
  ...ARTEMISA,
  ...ASPENDOS,
  ...BELORA,
  ...BOSFORO,
  ...DELUX,
  ...DISNEY,
  ...JUT,
  ...LARIMAR,
  ...OTTOMAN,
  ...RUMELI,
  ...VALENTIN,
].sort((a, b) => a.id - b.id);

/** Where a rug's pictures lie under `assets/demo/rugs/`. */
export const folderOf = (rug: DemoRug): string => `${rug.id}-${slugOf(rug.name)}`;

export const designOf = (rug: DemoRug): RugDesign => ({ ...rug.design, seed: rug.seed ?? rug.name });

/** Which of its collection's rugs it is, from 0. */
export const turnOf = (rug: DemoRug): number =>
  RUGS.filter(({ design }) => design.collection === rug.design.collection).indexOf(rug);

/** Rugs by id or by the beginning of their name; all of them when nothing is asked for. */
export function chosen(words: string[]): DemoRug[] {
  if (words.length === 0) return RUGS;
  const asked = words.map((word) => word.toLowerCase());
  return RUGS.filter((rug) =>
    asked.some(
      (w) =>
        String(rug.id) === w ||
        (Number.isNaN(Number(w)) && folderOf(rug).includes(w)) ||
        rug.design.collection.toLowerCase() === w,
    ),
  );
}
