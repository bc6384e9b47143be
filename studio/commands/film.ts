import { chosen, designOf } from "../catalogue/catalogue.ts";
import { encodeFilm } from "../films/encode.ts";
import { glideFrame, setStage } from "../films/glide.ts";
import { FILMED } from "../films/heroes.ts";
import { moments } from "../films/loop.ts";
import { weaveRug } from "../loom/weave-rug.ts";
import { masterOf } from "../pictures/masters.ts";

const FILM = { width: 480, height: 600, fps: 16, crf: [29, 42] as [number, number] };
const FRAMES = 88;

/** film [ids, names or collections]: a slow flight over each rug as mp4, which every browser plays; without words the chosen ones of every collection. */
export async function run(words: string[]): Promise<void> {
  for (const rug of chosen(words.length > 0 ? words : FILMED.map(String))) {
    const stage = setStage(await weaveRug(designOf(rug)));
    const frames = function* () {
      for (const t of moments(FRAMES)) yield glideFrame(stage, t, FILM.width, FILM.height);
    };
    await encodeFilm(masterOf(rug, "film").replace(".avif", ""), FILM, ["mp4"], frames());
    console.log(`${rug.id} ${rug.name}`);
  }
}
