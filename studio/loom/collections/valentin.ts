import { classic } from "../classic.ts";
import type { Composition } from "../cloth.ts";
import { rgb } from "../colour.ts";
import { dye } from "../dye.ts";
import { kashan, type KashanYarns } from "../kashan.ts";

export interface Valentin {
  collection: "VALENTIN";
  yarns: KashanYarns;
}

/** Court medallion rugs, finely knotted. */
export async function valentin(design: Valentin, seed: number): Promise<Composition> {
  const { yarns } = design;
  return {
    cloth: dye(await classic(kashan(yarns, seed)), { seed }),
    fringe: 90,
    selvedge: rgb(yarns.bord),
    cm: [200, 300],
    pile: "cut",
  };
}
