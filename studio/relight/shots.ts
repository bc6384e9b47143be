import type { WovenRug } from "../loom/weave-rug.ts";
import type { Spot } from "./lay-on-floor.ts";
import type { Dyes } from "./pyramid.ts";
import type { Crop } from "./resample.ts";

export type RoomName = "living" | "bedroom" | "dining" | "nursery";

interface Room {
  exposure: number;
  /** free floor: middle of the rug sideways, its near edge, the largest rug that stays whole in the picture */
  floor: { x: number; near: number; width: number; length: number };
  portrait: Crop;
  landscape: Crop;
}

const portrait = (left: number): Crop => ({ left, top: 0, width: 900, height: 1125, outWidth: 1200, outHeight: 1500 });
const landscape = (top: number): Crop => ({ left: 0, top, width: 1300, height: 1000, outWidth: 1600, outHeight: 1231 });

export const ROOMS: Record<RoomName, Room> = {
  living: {
    exposure: 1.25,
    floor: { x: 0.3, near: -1.82, width: 1.96, length: 2.95 },
    portrait: portrait(200),
    landscape: landscape(100),
  },
  bedroom: {
    exposure: 1.3,
    floor: { x: -0.17, near: -1.8, width: 1.9, length: 2.85 },
    portrait: portrait(200),
    landscape: landscape(100),
  },
  dining: {
    exposure: 1.5,
    floor: { x: 0.16, near: -1.65, width: 2.05, length: 3.1 },
    portrait: portrait(200),
    landscape: landscape(100),
  },
  nursery: {
    exposure: 1.15,
    floor: { x: 0.14, near: -1.75, width: 1.98, length: 2.9 },
    portrait: portrait(200),
    landscape: landscape(100),
  },
};

/** Which rooms suit a collection; its rugs take turns. */
const SUITS: Record<string, RoomName[]> = {
  ARTEMISA: ["bedroom", "living"],
  BOSFORO: ["living", "bedroom"],
  ALMOND: ["bedroom", "living"],
  DISNEY: ["nursery"],
  ASPENDOS: ["dining", "living"],
  RUMELI: ["living", "dining"],
  LARIMAR: ["bedroom", "living"],
  BELORA: ["living", "bedroom"],
  OTTOMAN: ["dining", "living"],
  VALENTIN: ["living", "dining"],
  DELUX: ["bedroom", "nursery", "living"],
  JUT: ["living", "dining", "bedroom"],
};

export function roomFor(collection: string, id: number): RoomName {
  const rooms = SUITS[collection] ?? ["living"];
  return rooms[id % rooms.length]!;
}

/** As large as the free floor allows, near edge always in the same place. */
export function spotIn(room: RoomName, rug: Pick<WovenRug, "cm">): Spot {
  const { x, near, width, length } = ROOMS[room].floor;
  const [wide, long] = rug.cm;
  const taken = Math.min(length, (width * long) / wide);
  return { x, y: near + taken / 2, turn: 0, length: taken };
}

export type Detail = { scene: string; exposure: number; dyes: Dyes };

export function closeupFor({ pile, fringe }: Pick<WovenRug, "pile" | "fringe">): Detail {
  switch (pile) {
    case "flat":
      return { scene: "closeup_flat", exposure: 1.15, dyes: { gain: 1, fade: 0.06 } };
    case "shag":
      return { scene: "closeup_shag", exposure: 1.5, dyes: { gain: 1.15, fade: 0.04 } };
    case "braid":
      return { scene: "closeup_braid", exposure: 1.15, dyes: { gain: 1, fade: 0.05 } };
    case "cut":
      return { scene: fringe ? "closeup_pile_fringe" : "closeup_pile", exposure: 1.3, dyes: { gain: 1.3, fade: 0.06 } };
  }
}

/** Third picture: a folded corner, or half rolled up; only 2:3 rugs roll, and a round one does neither. */
export function thirdFor(rug: Pick<WovenRug, "cm" | "fringe" | "shape">, id: number): "corner" | "rolled" {
  const isTwoByThree = Math.abs(rug.cm[0] / rug.cm[1] - 2 / 3) < 0.03;
  return isTwoByThree && id % 2 === 0 ? "rolled" : "corner";
}

export function detailScene(kind: "corner" | "rolled", fringe: number): Detail {
  const exposure = kind === "corner" ? 1.3 : 1.25;
  return { scene: fringe ? `${kind}_fringe` : kind, exposure, dyes: { gain: 0.95, fade: 0.08 } };
}

/** The whole frame of a rug scene at the size shoppers see. */
export const DETAIL_CROP: Crop = { left: 0, top: 0, width: 900, height: 1125, outWidth: 1200, outHeight: 1500 };

/** Pale rugs burn out before dark ones glow: rooms take a little off their dyes. */
export const ROOM_DYES: Dyes = { gain: 0.9, fade: 0.1 };
