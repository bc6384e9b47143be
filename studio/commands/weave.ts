import { chosen, designOf } from "../catalogue/catalogue.ts";
import { weaveRug } from "../loom/weave-rug.ts";
import { flatPicture } from "../pictures/flat.ts";
import { masterOf, writeMaster } from "../pictures/masters.ts";
import { packshot } from "../pictures/packshot.ts";

const FLAT_QUALITY = 46;
const PACKSHOT_QUALITY = 48;

/** weave [ids, names or collections]: each rug's flat picture and packshot. */
export async function run(words: string[]): Promise<void> {
  let bytes = 0;
  for (const rug of chosen(words)) {
    const began = Date.now();
    const woven = await weaveRug(designOf(rug));
    const flat = await writeMaster(flatPicture(woven), masterOf(rug, "flat"), FLAT_QUALITY);
    const shot = await writeMaster(await packshot(woven), masterOf(rug, "packshot"), PACKSHOT_QUALITY);
    bytes += flat + shot;
    console.log(`${rug.id} ${rug.name}: ${kb(flat)} + ${kb(shot)} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  console.log(`${(bytes / 1e6).toFixed(1)} MB`);
}

const kb = (size: number) => `${Math.round(size / 1000)} KB`;
