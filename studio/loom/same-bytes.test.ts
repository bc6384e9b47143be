import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { classic } from "./classic.ts";
import { rgb } from "./colour.ts";
import { dye } from "./dye.ts";
import { botehs } from "./fields/botehs.ts";
import { finish } from "./finish.ts";
import { wool } from "./motifs/wool.ts";
import { seedOf } from "./random.ts";
import { shag } from "./shag.ts";
import { weave } from "./weave.ts";

const yarns = { ink: "#4f3a2c", field: "#efe5d1", rose: "#b9654c", gold: "#b07f41", leaf: "#66714d" };
const hash = (data: Uint8Array) => createHash("sha256").update(data).digest("hex");

/** A sample as small as a hand, through every step a city rug goes through. */
async function sample(words: string): Promise<string> {
  const seed = seedOf(words);
  const field = (g: Parameters<typeof botehs>[0]) => botehs(g, [wool(yarns, "ink rose gold field rose leaf leaf")], 2);
  const knots = await classic({ width: 40, height: 60, yarns, seed, bands: [], ground: yarns.field, mirror: "none", field });
  const cloth = dye(knots, { seed, abrash: 1, wear: { amount: 0.3, to: rgb(yarns.field) } });
  const look = { cloth, fringe: 24, relief: 0.4, cm: [20, 30] as [number, number], pile: "cut" as const };
  return hash(finish(weave(cloth, look, seed).body, look, seed).data);
}

test("the same words weave the same rug, byte for byte; other words another", async () => {
  const first = await sample("Almond Boteh");
  expect(await sample("Almond Boteh")).toBe(first);
  expect(await sample("Almond Boteh II")).not.toBe(first);
});

test("long pile falls the same way every time", () => {
  const fleece = (seed: number) =>
    hash(new Uint8Array(shag(90, 120, seed, { length: 12, spacing: 9, colour: () => [240, 235, 220], even: 1 }).colour.buffer));
  expect(fleece(7)).toBe(fleece(7));
  expect(fleece(8)).not.toBe(fleece(7));
});
