import { chosen } from "../catalogue/catalogue.ts";
import { masterOf, writeMaster } from "../pictures/masters.ts";
import { packshot } from "../pictures/packshot.ts";

/** Least effort: at this quality more of it saves no bytes. */
const QUALITY = 50;
const EFFORT = 0;

/** packshot [rugs]: from each rug's flat picture. */
export async function run(words: string[]): Promise<void> {
  for (const rug of chosen(words)) {
    const size = await writeMaster(await packshot(masterOf(rug, "flat")), masterOf(rug, "packshot"), QUALITY, EFFORT);
    console.log(`${rug.id} ${rug.name}: ${Math.round(size / 1000)} KB`);
  }
}
