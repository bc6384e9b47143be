import type { Sharp } from "sharp";
import { designOf, turnOf } from "../catalogue/catalogue.ts";
import type { DemoRug } from "../catalogue/demo-rug.ts";
import { seedOf } from "../loom/random.ts";
import type { WovenRug } from "../loom/weave-rug.ts";
import { takeCloseup, takeRoom, takeThird } from "../relight/photographer.ts";
import { turnRound } from "../relight/turn-round.ts";
import { braidCloseup } from "./braid-closeup.ts";

export const SHOTS = ["room", "closeup", "third"] as const;
export type Shot = (typeof SHOTS)[number];

/** Yarn costs bytes: the close-up is pressed harder. */
const QUALITY: Record<string, number> = { room: 52, closeup: 41, corner: 44, rolled: 44 };

/** A rug in one of the rendered scenes: which picture it is, and how it is pressed. */
export async function shoot(
  rug: DemoRug,
  woven: WovenRug,
  shot: Shot,
): Promise<{ name: string; picture: Sharp; quality: number }> {
  const { name, picture } = await take(rug, woven, shot);
  return { name, picture, quality: QUALITY[name]! };
}

async function take(rug: DemoRug, woven: WovenRug, shot: Shot): Promise<{ name: string; picture: Sharp }> {
  switch (shot) {
    case "room":
      return { name: "room", picture: await takeRoom(woven, rug.design.collection, turnOf(rug)) };
    case "closeup":
      return { name: "closeup", picture: await closeup(rug, woven) };
    case "third":
      return takeThird(woven, rug.id);
  }
}

function closeup(rug: DemoRug, woven: WovenRug): Promise<Sharp> {
  const design = designOf(rug);
  if (design.collection === "JUT") return braidCloseup(design, seedOf(design.seed));
  return takeCloseup(rug.closeup === "far" ? turnRound(woven) : woven);
}
