import { classic } from "../classic.ts";
import type { Composition } from "../cloth.ts";
import { rgb } from "../colour.ts";
import { measure } from "../cut.ts";
import { dye } from "../dye.ts";
import { kashan, type KashanPlan, type KashanYarns } from "../kashan.ts";

export interface Artemisa extends KashanPlan {
  collection: "ARTEMISA";
  yarns: KashanYarns;
  /** the bare wool that the years have brought out */
  bare: string;
  /** 0 new, 1 a century of feet */
  wear?: number;
  fringe?: boolean;
}

/** Old city rugs, washed and worn until only a memory of the dye is left. */
export async function artemisa(design: Artemisa, seed: number): Promise<Composition> {
  const { yarns, bare, wear = 0.9, fringe = true } = design;
  const knots = await classic(kashan(yarns, seed, design));
  const cloth = dye(knots, { seed, abrash: 1.5, wear: { amount: wear, to: rgb(bare) }, fade: 0.1 });
  return {
    cloth,
    fringe: fringe ? 70 : 0,
    fringeColour: [232, 226, 212],
    cm: measure(design.cut).cm,
    pile: "cut",
  };
}
