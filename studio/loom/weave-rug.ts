import type { Pile, Raster, Shape } from "./cloth.ts";
import { valentin, type Valentin } from "./collections/valentin.ts";
import { finish } from "./finish.ts";
import { seedOf } from "./random.ts";
import { weave } from "./weave.ts";

/** What the weaver is told. The seed's text makes the rug one of its kind. */
export type RugDesign = { seed: string } & Valentin;

export interface WovenRug {
  /** the pile alone, edge to edge, RGB */
  body: Raster;
  /** pile height of the body, 8 bit */
  height: Raster;
  /** the finished rug with fringe on a transparent ground, RGBA; `MARGIN` bare pixels around */
  flat: Raster;
  /** true size of the body without fringe */
  cm: [width: number, length: number];
  /** length of the fringe in pixels of `flat`; 0 when there is none */
  fringe: number;
  shape: Shape;
  pile: Pile;
}

export async function weaveRug(design: RugDesign): Promise<WovenRug> {
  const seed = seedOf(design.seed);
  const look = await valentin(design, seed);
  const { body, pile: height } = weave(look.cloth, look, seed);
  return {
    body,
    height,
    flat: finish(body, look, seed),
    cm: look.cm,
    fringe: look.fringe ?? 0,
    shape: look.shape ?? "rect",
    pile: look.pile,
  };
}
