import type { WovenRug } from "../loom/weave-rug.ts";
import type { Balance } from "./develop.ts";
import type { Lay } from "./drape-over.ts";
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

/** Fifteen rows short of the template, whose last ones kept some of the render's grain. */
const portrait = (left: number): Crop => ({ left, top: 0, width: 888, height: 1110, outWidth: 1200, outHeight: 1500 });
const landscape = (left: number, top: number): Crop => ({
  left,
  top,
  width: 1120,
  height: 862,
  outWidth: 1600,
  outHeight: 1231,
});

export const ROOMS: Record<RoomName, Room> = {
  living: {
    exposure: 1.25,
    floor: { x: 0.3, near: -1.82, width: 1.96, length: 2.95 },
    portrait: portrait(206),
    landscape: landscape(90, 165),
  },
  bedroom: {
    exposure: 1.3,
    floor: { x: -0.17, near: -1.8, width: 1.9, length: 2.85 },
    portrait: portrait(206),
    landscape: landscape(140, 165),
  },
  dining: {
    exposure: 1.25,
    floor: { x: 0.16, near: -1.65, width: 2.05, length: 3.1 },
    portrait: portrait(206),
    landscape: landscape(100, 105),
  },
  nursery: {
    exposure: 1.15,
    floor: { x: 0.14, near: -1.75, width: 1.98, length: 2.9 },
    portrait: portrait(190),
    landscape: landscape(90, 150),
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
  DELUX: ["living", "bedroom"],
  JUT: ["living", "dining", "bedroom"],
};

const isRunner = ([wide, long]: WovenRug["cm"]): boolean => long > wide * 2;

/** `turn`: which of its collection's rugs it is. The dining table's foot would stand on a round rug's rim. */
export function roomFor({ cm, shape }: Pick<WovenRug, "cm" | "shape">, collection: string, turn: number): RoomName {
  const suits = (SUITS[collection] ?? ["living"]).filter((room) => shape !== "round" || room !== "dining");
  const rooms = isRunner(cm) ? [RUNNER.room] : suits;
  return rooms[turn % rooms.length]!;
}

/** A runner lies along the bed; its picture comes closer. */
const RUNNER: { room: RoomName; spot: Spot; crop: Crop } = {
  room: "bedroom",
  spot: { x: -1.13, y: -0.02, turn: 0, length: 2.44 },
  crop: { left: 110, top: 130, width: 680, height: 850, outWidth: 1200, outHeight: 1500 },
};

/** What of the room the rug's picture shows. */
export const frameOf = (room: RoomName, { cm }: Pick<WovenRug, "cm">, shape: "portrait" | "landscape"): Crop =>
  room === RUNNER.room && shape === "portrait" && isRunner(cm) ? RUNNER.crop : ROOMS[room][shape];

/** As large as the free floor allows, near edge always in the same place. */
export function spotIn(room: RoomName, { cm, shape }: Pick<WovenRug, "cm" | "shape">): Spot {
  if (room === RUNNER.room && isRunner(cm)) return RUNNER.spot;
  const { x, near, width, length } = ROOMS[room].floor;
  const taken = Math.min(length, (width * cm[1]) / cm[0]);
  const back = shape === "round" ? 0.3 : 0;
  return { x, y: near + back + taken / 2, turn: 0, length: taken };
}

export interface Detail extends Lay {
  scene: string;
  exposure: number;
  balance?: Balance;
  dyes: Dyes;
  /** part of the scene's frame; all of it when not given */
  crop?: Crop;
}

/** What the camera sees of the rug, from the near right corner. */
const SEEN = { closeup: [0.71, 0.73], corner: [2, 2.9] } satisfies Record<string, [number, number]>;

/** Clear of the grain that the render of long pile kept at its edges. */
const CLEAN = { left: 0, top: 14, width: 872, height: 1090, outWidth: 1200, outHeight: 1500 };

/** Clear of the rectangular edges that a round rug does not have. */
const INSIDE = { crop: { left: 250, top: 90, width: 480, height: 600, outWidth: 1200, outHeight: 1500 }, inward: 0.34 };

/** Long pile was rendered without a fringe: a rug that has one is shown nearer, where its lines are. */
const SHORT_OF_EDGE = { ...INSIDE, inward: 0.42 };

export function closeupFor(rug: Pick<WovenRug, "pile" | "fringe" | "shape">): Detail {
  return { ...closeupOf(rug), atLeast: SEEN.closeup, ...nearer(rug) };
}

function nearer({ pile, fringe, shape }: Pick<WovenRug, "pile" | "fringe" | "shape">): Partial<Detail> {
  if (shape === "round") return INSIDE;
  return fringe > 0 && pile === "shag" ? SHORT_OF_EDGE : {};
}

function closeupOf({ pile, fringe }: Pick<WovenRug, "pile" | "fringe">): Detail {
  switch (pile) {
    case "flat":
      return { scene: "closeup_flat", exposure: 1.15, dyes: { gain: 1, fade: 0.06 } };
    case "shag":
      return {
        scene: "closeup_shag",
        exposure: 1.95,
        balance: [1.05, 1, 0.91],
        dyes: { gain: 1.15, fade: 0 },
        tuft: 0.005,
        crop: CLEAN,
      };
    case "braid":
      throw new Error("A braided rug is drawn from its design: pictures/braid-closeup.ts.");
    case "cut":
      return {
        scene: fringe ? "closeup_pile_fringe" : "closeup_pile",
        exposure: 1.3,
        balance: [1.035, 1, 0.975],
        dyes: { gain: 1.65, fade: 0.06, ivory: 0.8, between: 0.55 },
      };
  }
}

/** Third picture: a folded corner, or half rolled up in turns; a runner rolls, a round one folds. */
export function thirdFor({ cm: [wide, long] }: Pick<WovenRug, "cm">, id: number): "corner" | "rolled" {
  if (isRunner([wide, long])) return "rolled";
  const isTwoByThree = Math.abs(wide / long - 2 / 3) < 0.03;
  return isTwoByThree && id % 2 === 0 ? "rolled" : "corner";
}

export function detailScene(kind: "corner" | "rolled", rug: Pick<WovenRug, "cm" | "fringe" | "shape">): Detail {
  const exposure = kind === "corner" ? 1.3 : 1.25;
  // The near corner fills the picture: its pile is seen as from near, though not every yarn.
  const dyes = { gain: 0.95, fade: 0.08, ivory: 1.2, between: kind === "corner" ? 0.3 : 0 };
  if (rug.shape === "round") return { scene: "corner_round", exposure, dyes };
  if (isRunner(rug.cm)) return { scene: "rolled_runner", exposure, dyes };
  return { scene: rug.fringe ? `${kind}_fringe` : kind, exposure, dyes, atLeast: SEEN.corner };
}

/** The whole frame of a rug scene at the size shoppers see. */
export const DETAIL_CROP: Crop = { left: 0, top: 0, width: 900, height: 1125, outWidth: 1200, outHeight: 1500 };

/** Pale rugs burn out before dark ones glow: rooms take a little off their dyes, but leave ivory its warmth. */
export const ROOM_DYES: Dyes = { gain: 0.9, fade: 0.1, ivory: 1.2 };
