import { expect, test } from "vitest";
import { measure, type Cut } from "../loom/cut.ts";
import { closeupFor, detailScene, roomFor, type Detail } from "./shots.ts";
import { loadPlace } from "./template.ts";

const PILES = ["cut", "flat", "shag"] as const;
const CUTS: Cut[] = ["rug", "nursery", "runner"];

/** How far a scene's camera sees over the rug from its near right corner, metres. */
function seen(scene: string): [number, number] {
  const { place } = loadPlace(scene);
  let [wide, long] = [0, 0];
  for (let i = 0; i < place.data.length; i += 3) {
    const cover = place.data[i + 2]!;
    if (cover < 0.9) continue;
    wide = Math.max(wide, place.data[i]! / cover);
    long = Math.max(long, place.data[i + 1]! / cover);
  }
  return [wide, long];
}

const shown = (cut: Cut, { atLeast }: Detail): [number, number] => {
  const [wide, long] = measure(cut).cm.map((cm) => cm / 100) as [number, number];
  const larger = Math.max(1, atLeast![0] / wide, atLeast![1] / long);
  return [wide * larger, long * larger];
};

test("no camera sees past the far edge of any rug, where there is nothing to show", () => {
  const corner = seen("corner_fringe");
  for (const cut of CUTS.slice(0, 2)) {
    const size = shown(cut, detailScene("corner", { cm: measure(cut).cm, fringe: 1, shape: "rect" }));
    expect([size[0] >= corner[0], size[1] >= corner[1]], cut).toEqual([true, true]);
  }
  for (const pile of PILES) {
    const detail = closeupFor({ pile, fringe: 0, shape: "rect" });
    const near = seen(detail.scene);
    for (const cut of CUTS)
      expect([shown(cut, detail)[0] >= near[0], shown(cut, detail)[1] >= near[1]], `${pile} ${cut}`).toEqual([true, true]);
  }
});

test("a fringed rug of long pile is never shown with the bare edge of its scene", () => {
  expect(closeupFor({ pile: "shag", fringe: 50, shape: "rect" }).crop).toBeDefined();
  expect(closeupFor({ pile: "cut", fringe: 50, shape: "rect" }).crop).toBeUndefined();
});

test("a collection's rugs take turns in its rooms; no round one lies under the dining table", () => {
  const rug = { cm: measure("rug").cm, shape: "rect" } as const;
  const round = { cm: measure("round").cm, shape: "round" } as const;
  expect([0, 1, 2, 3].map((turn) => roomFor(rug, "JUT", turn))).toEqual(["living", "dining", "bedroom", "living"]);
  expect([0, 1, 2, 3].map((turn) => roomFor(round, "JUT", turn))).not.toContain("dining");
});
