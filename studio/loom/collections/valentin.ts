import { classic } from "../classic.ts";
import type { Composition } from "../cloth.ts";
import { rgb } from "../colour.ts";
import { measure } from "../cut.ts";
import { dye } from "../dye.ts";
import { kashan, type KashanPlan, type KashanYarns } from "../kashan.ts";

export interface Valentin extends KashanPlan {
  collection: "VALENTIN";
  yarns: KashanYarns;
}

/** Court rugs, finely knotted. */
export async function valentin(design: Valentin, seed: number): Promise<Composition> {
  const { yarns } = design;
  return {
    cloth: dye(await classic(kashan(yarns, seed, design)), { seed }),
    fringe: 90,
    selvedge: rgb(yarns.bord),
    cm: measure(design.cut).cm,
    pile: "cut",
  };
}
