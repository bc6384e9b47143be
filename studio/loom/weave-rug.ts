import type { Composition, Pile, Raster, Shape } from "./cloth.ts";
import { almond, type Almond } from "./collections/almond.ts";
import { artemisa, type Artemisa } from "./collections/artemisa.ts";
import { aspendos, type Aspendos } from "./collections/aspendos.ts";
import { belora, type Belora } from "./collections/belora.ts";
import { bosforo, type Bosforo } from "./collections/bosforo.ts";
import { delux, type Delux } from "./collections/delux.ts";
import { disney, type Disney } from "./collections/disney.ts";
import { jut, type Jut } from "./collections/jut.ts";
import { larimar, type Larimar } from "./collections/larimar.ts";
import { ottoman, type Ottoman } from "./collections/ottoman.ts";
import { rumeli, type Rumeli } from "./collections/rumeli.ts";
import { valentin, type Valentin } from "./collections/valentin.ts";
import { finish } from "./finish.ts";
import { seedOf } from "./random.ts";
import { weave } from "./weave.ts";

export type Design =
  | Almond
  | Artemisa
  | Aspendos
  | Belora
  | Bosforo
  | Delux
  | Disney
  | Jut
  | Larimar
  | Ottoman
  | Rumeli
  | Valentin;

/** What the weaver is told. The seed's text makes the rug one of its kind. */
export type RugDesign = { seed: string } & Design;

export interface WovenRug {
  /** the pile alone, edge to edge, RGB */
  body: Raster;
  /** pile height of the body, 8 bit */
  height: Raster;
  /** the finished rug with fringe on a transparent ground, RGBA; `MARGIN * fine` bare pixels around */
  flat: Raster;
  /** true size of the body without fringe */
  cm: [width: number, length: number];
  /** length of the fringe in pixels of `flat`; 0 when there is none */
  fringe: number;
  shape: Shape;
  pile: Pile;
}

/** `fine`: pixels for each one of a picture of two for every knot. */
export async function weaveRug(design: RugDesign, fine = 1): Promise<WovenRug> {
  const seed = seedOf(design.seed);
  const look = await compose(design, seed, fine);
  const { body, pile: height } = weave(look.cloth, look, seed, fine);
  return {
    body,
    height,
    flat: finish(body, look, seed, fine),
    cm: look.cm,
    fringe: (look.fringe ?? 0) * fine,
    shape: look.shape ?? "rect",
    pile: look.pile,
  };
}

/** What the collection's composer hands to the loom. */
export function compose(design: RugDesign, seed: number, fine = 1): Promise<Composition> {
  switch (design.collection) {
    case "ALMOND":
      return almond(design, seed);
    case "ARTEMISA":
      return artemisa(design, seed);
    case "ASPENDOS":
      return aspendos(design, seed);
    case "BELORA":
      return belora(design, seed);
    case "BOSFORO":
      return bosforo(design, seed);
    case "DELUX":
      return delux(design, seed, fine);
    case "DISNEY":
      return disney(design, seed);
    case "JUT":
      return jut(design, seed, fine);
    case "LARIMAR":
      return larimar(design, seed);
    case "OTTOMAN":
      return ottoman(design, seed);
    case "RUMELI":
      return rumeli(design, seed);
    case "VALENTIN":
      return valentin(design, seed);
  }
}
