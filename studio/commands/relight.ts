import { chosen, designOf } from "../catalogue/catalogue.ts";
import type { DemoRug } from "../catalogue/demo-rug.ts";
import { weaveRug, type WovenRug } from "../loom/weave-rug.ts";
import { masterOf, writeMaster } from "../pictures/masters.ts";
import { turnRound } from "../relight/turn-round.ts";
import { takeCloseup, takeRoom, takeThird } from "../relight/photographer.ts";

/** Yarn costs bytes: the close-up is pressed harder. */
const QUALITY: Record<string, number> = { room: 46, closeup: 41, corner: 44, rolled: 44 };
const SHOTS = ["room", "closeup", "third"];

/** relight [all, ids, names or collections] [room | closeup | third]: rugs into rendered scenes, AVIF 1200 x 1500. */
export async function run(words: string[]): Promise<void> {
  const shots = words.filter((word) => SHOTS.includes(word));
  const rugs = chosen(words.filter((word) => word !== "all" && !SHOTS.includes(word)));
  for (const rug of rugs) {
    const began = Date.now();
    const woven = await weaveRug(designOf(rug));
    const sizes = [];
    for (const shot of shots.length > 0 ? shots : SHOTS) sizes.push(await take(rug, woven, shot));
    console.log(`${rug.id} ${rug.name}: ${sizes.join(", ")} in ${Math.round((Date.now() - began) / 1000)} s`);
  }
}

async function take(rug: DemoRug, woven: WovenRug, shot: string): Promise<string> {
  const { id, design } = rug;
  const { name, picture } =
    shot === "room"
      ? { name: "room", picture: await takeRoom(woven, design.collection, id) }
      : shot === "closeup"
        ? { name: "closeup", picture: await takeCloseup(rug.closeup === "far" ? turnRound(woven) : woven) }
        : await takeThird(woven, id);
  const bytes = await writeMaster(picture, masterOf(rug, name), QUALITY[name]!);
  return `${name} ${Math.round(bytes / 1000)} KB`;
}
