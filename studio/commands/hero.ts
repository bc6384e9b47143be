import { designOf, RUGS } from "../catalogue/catalogue.ts";
import { driftFrame } from "../films/drift.ts";
import { encodeFilm } from "../films/encode.ts";
import { HEROES } from "../films/heroes.ts";
import { moments } from "../films/loop.ts";
import { weaveRug } from "../loom/weave-rug.ts";
import { writeMaster } from "../pictures/masters.ts";
import { develop } from "../relight/develop.ts";
import type { Light } from "../relight/light-codec.ts";
import { seeRoom } from "../relight/photographer.ts";
import { ROOMS } from "../relight/shots.ts";

const FILMS = {
  landscape: { width: 880, height: 676 },
  portrait: { width: 640, height: 800 },
};
const FRAMES = 96;
const QUALITY = 52;

/** hero [pictures] [slide numbers]: the home page's pictures in both shapes, and their films unless only pictures are asked for. */
export async function run(words: string[]): Promise<void> {
  const slides = words.map(Number).filter(Number.isInteger);
  for (const { slide, rug, room } of HEROES.filter((hero) => slides.length === 0 || slides.includes(hero.slide))) {
    const woven = await weaveRug(designOf(RUGS.find(({ id }) => id === rug)!));
    for (const shape of ["landscape", "portrait"] as const) {
      const { exposure } = ROOMS[room];
      const light = await seeRoom(woven, room, shape);
      const target = `assets/demo/hero/${slide}-${shape}`;
      await writeMaster(develop(light, exposure), `${target}.avif`, QUALITY);
      if (!words.includes("pictures")) await film(target, light, exposure, FILMS[shape]);
      console.log(target);
    }
  }
}

function film(target: string, light: Light, exposure: number, { width, height }: { width: number; height: number }) {
  const frames = function* () {
    for (const t of moments(FRAMES)) yield driftFrame(light, exposure, t, width, height);
  };
  return encodeFilm(target, { width, height, fps: 16, crf: [30, 44] }, ["mp4", "webm"], frames());
}
