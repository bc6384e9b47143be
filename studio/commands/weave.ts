import { chosen, designOf } from "../catalogue/catalogue.ts";
import { weaveRug } from "../loom/weave-rug.ts";
import { flatPicture, largeFlat } from "../pictures/flat.ts";
import { FLAT_QUALITY, LARGE_QUALITY, masterOf, writeMaster } from "../pictures/masters.ts";

/** weave [ids, names or collections]: each rug's flat picture, and the large one for looking from near. */
export async function run(words: string[]): Promise<void> {
  for (const rug of chosen(words)) {
    const began = Date.now();
    const woven = await weaveRug(designOf(rug));
    const size = await writeMaster(flatPicture(woven), masterOf(rug, "flat"), FLAT_QUALITY);
    const large = await writeMaster(await largeFlat(rug), masterOf(rug, "flat-large"), LARGE_QUALITY);
    console.log(
      `${rug.id} ${rug.name}: ${Math.round(size / 1000)} and ${Math.round(large / 1000)} KB in ${((Date.now() - began) / 1000).toFixed(1)} s`,
    );
  }
}
