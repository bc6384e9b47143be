import { chosen, designOf } from "../catalogue/catalogue.ts";
import { weaveRug } from "../loom/weave-rug.ts";
import { masterOf, writeMaster } from "../pictures/masters.ts";
import { shoot, SHOTS } from "../pictures/shoot.ts";

/** relight [all, ids, names or collections] [room | closeup | third]: rugs into rendered scenes, AVIF 1200 x 1500. */
export async function run(words: string[]): Promise<void> {
  const shots = SHOTS.filter((shot) => words.includes(shot));
  const rugs = chosen(words.filter((word) => word !== "all" && !SHOTS.some((shot) => shot === word)));
  for (const rug of rugs) {
    const began = Date.now();
    const woven = await weaveRug(designOf(rug));
    const sizes = [];
    for (const shot of shots.length > 0 ? shots : SHOTS) {
      const { name, picture, quality } = await shoot(rug, woven, shot);
      const bytes = await writeMaster(picture, masterOf(rug, name), quality);
      sizes.push(`${name} ${Math.round(bytes / 1000)} KB`);
    }
    console.log(`${rug.id} ${rug.name}: ${sizes.join(", ")} in ${Math.round((Date.now() - began) / 1000)} s`);
  }
}
