import { chosen } from "../catalogue/catalogue.ts";
import { masterOf, PACKSHOT_QUALITY, writeMaster } from "../pictures/masters.ts";
import { packshot } from "../pictures/packshot.ts";

/** packshot [rugs]: from each rug's flat picture. */
export async function run(words: string[]): Promise<void> {
  for (const rug of chosen(words)) {
    const size = await writeMaster(await packshot(masterOf(rug, "flat")), masterOf(rug, "packshot"), PACKSHOT_QUALITY);
    console.log(`${rug.id} ${rug.name}: ${Math.round(size / 1000)} KB`);
  }
}
