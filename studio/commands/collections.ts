import { slugOf } from "../../src/platform/text.ts";
import { RUGS } from "../catalogue/catalogue.ts";
import { COLLECTIONS } from "../catalogue/collections.ts";
import { cutOf } from "../catalogue/flat-body.ts";
import { masterOf, writeMaster } from "../pictures/masters.ts";
import { trio } from "../pictures/trio.ts";

const QUALITY = 42;

/** collections [names]: each collection's own picture, from three of its flat pictures. */
export async function run(words: string[]): Promise<void> {
  const asked = words.map((word) => word.toUpperCase());
  for (const { name, trio: ids } of COLLECTIONS.filter((each) => asked.length === 0 || asked.includes(each.name))) {
    const [left, right, front] = ids.map((id) => RUGS.find((rug) => rug.id === id)!) as [Rug, Rug, Rug];
    const flats = [left, right, front].map((rug) => masterOf(rug, "flat")) as [string, string, string];
    const picture = await trio(flats, cutOf(front) === "round");
    const size = await writeMaster(picture, `assets/demo/collections/${slugOf(name)}.avif`, QUALITY);
    console.log(`${name}: ${Math.round(size / 1000)} KB`);
  }
}

type Rug = (typeof RUGS)[number];
