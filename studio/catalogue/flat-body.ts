import type { RugShape } from "../../src/media/models/rug-mesh.ts";
import { measure, type Cut } from "../loom/cut.ts";
import { GROUND_AROUND } from "../pictures/mat.ts";
import type { DemoRug } from "./demo-rug.ts";

export function cutOf({ design }: DemoRug): Cut {
  if (design.collection === "DISNEY") return design.layout === "night" ? "round" : "nursery";
  return ("cut" in design && design.cut) || "rug";
}

/** Where the pile lies in a flat picture, without ground and fringe: the picture's proportion tells the fringe's length. */
export function flatBody(rug: DemoRug, picture: { width: number; height: number }) {
  const { width, height, cm, shape } = measure(cutOf(rug));
  const scale = picture.width / (width * 2 + GROUND_AROUND * 2);
  const edge = Math.ceil(GROUND_AROUND * scale) + 2;
  const fringe = Math.round((picture.height - (height * 2 + GROUND_AROUND * 2) * scale) / 2);
  const top = edge + (fringe > 2 ? fringe + 1 : 0);
  return {
    crop: { left: edge, top, width: picture.width - edge * 2, height: picture.height - top * 2 },
    shape: { cm: { width: cm[0], length: cm[1] }, round: shape === "round", fringe: fringe > 2 } satisfies RugShape,
  };
}
