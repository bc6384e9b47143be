import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import FACTS from "../../db/seed/data/picture-facts.json" with { type: "json" };
import { slugOf } from "../../src/platform/text.ts";
import { chosen, designOf, RUGS } from "../catalogue/catalogue.ts";
import { COLLECTIONS } from "../catalogue/collections.ts";
import type { DemoRug } from "../catalogue/demo-rug.ts";
import { cutOf } from "../catalogue/flat-body.ts";
import { FILMED, HEROES } from "../films/heroes.ts";
import { weaveRug } from "../loom/weave-rug.ts";
import { encodeMaster, FLAT_QUALITY, LARGE_QUALITY, masterOf, PACKSHOT_QUALITY } from "./masters.ts";
import { flatPicture, LARGE_SIDE, largeFlat } from "./flat.ts";
import { packshot } from "./packshot.ts";
import { shoot, SHOTS } from "./shoot.ts";

const MINUTES = { timeout: 120_000 };
const FILM = 1_500_000;
const REPOSITORY = 83_000_000;
const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : Infinity);
const factsOf = (path: string) => (FACTS as Record<string, { width: number; height: number }>)[path.replace("assets/", "")];

test("every rug has five pictures in the proportions of the screens", () => {
  for (const rug of RUGS) {
    const thirds = ["corner", "rolled"].filter((name) => existsSync(masterOf(rug, name)));
    expect(thirds, rug.name).toHaveLength(1);
    for (const name of ["packshot", "room", "closeup", thirds[0]!])
      expect(factsOf(masterOf(rug, name)), `${rug.name} ${name}`).toMatchObject({ width: 1200, height: 1500 });
    const { width, height } = factsOf(masterOf(rug, "flat"))!;
    expect(Math.max(width, height), rug.name).toBe(1800);
    const large = factsOf(masterOf(rug, "flat-large"))!;
    expect(Math.max(large.width, large.height), rug.name).toBeGreaterThanOrEqual(LARGE_SIDE);
    if (cutOf(rug) !== "runner") expect(Math.min(large.width, large.height), rug.name).toBeGreaterThanOrEqual(2400);
    // One is laid over the other in the enlarged view.
    expect(large.width / large.height, rug.name).toBeCloseTo(width / height, 2);
  }
});

test("a large flat is the same rug: no square of 32 pixels has another colour", MINUTES, async () => {
  for (const rug of chosen(["10", "14", "49", "50", "52", "54"])) {
    const { width, height } = factsOf(masterOf(rug, "flat"))!;
    const squares = (name: string) =>
      sharp(masterOf(rug, name))
        .resize({ width: Math.round(width / 32), height: Math.round(height / 32), fit: "fill", kernel: "mitchell" })
        .raw()
        .toBuffer();
    const [small, large] = await Promise.all([squares("flat"), squares("flat-large")]);
    const apart = small.map((value, i) => Math.abs(value - large[i]!));
    expect(Math.max(...apart), rug.name).toBeLessThan(16);
    expect(apart.reduce((sum, each) => sum + each, 0) / apart.length, rug.name).toBeLessThan(2);
  }
});

test("five slides in both shapes, twelve rugs and every collection are filmed or pictured, no film over 1.5 MB", () => {
  expect(HEROES).toHaveLength(5);
  for (const { slide } of HEROES)
    for (const shape of ["landscape", "portrait"])
      for (const kind of ["avif", "mp4", "webm"])
        expect(sizeOf(`assets/demo/hero/${slide}-${shape}.${kind}`), `${slide} ${shape} ${kind}`).toBeLessThan(FILM);
  const filmed = FILMED.map((id) => RUGS.find((rug) => rug.id === id)!);
  for (const rug of filmed) expect(sizeOf(masterOf(rug, "film").replace(".avif", ".mp4")), rug.name).toBeLessThan(FILM);
  expect(new Set(filmed.map((rug) => rug.design.collection)).size).toBe(COLLECTIONS.length);
  for (const { name } of COLLECTIONS) expect(existsSync(`assets/demo/collections/${slugOf(name)}.avif`), name).toBe(true);
});

test("pictures and studio stay under 83 MB", () => {
  const all = globSync("{assets/demo*,studio}/**/*", { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(all.reduce((sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size, 0)).toBeLessThan(REPOSITORY);
});

async function isCommitted(rug: DemoRug, name: string, picture: Sharp, quality: number): Promise<void> {
  const again = await encodeMaster(picture, quality).toBuffer();
  expect(again.equals(readFileSync(masterOf(rug, name))), name).toBe(true);
}

test(
  "a rug made again is the committed one, byte for byte: woven, large, packed, in a room, from near and rolled",
  MINUTES,
  async () => {
    const [rug] = chosen(["49"]) as [DemoRug];
    const woven = await weaveRug(designOf(rug));
    await isCommitted(rug, "flat", flatPicture(woven), FLAT_QUALITY);
    await isCommitted(rug, "flat-large", await largeFlat(rug), LARGE_QUALITY);
    await isCommitted(rug, "packshot", await packshot(masterOf(rug, "flat")), PACKSHOT_QUALITY);
    for (const shot of SHOTS) {
      const { name, picture, quality } = await shoot(rug, woven, shot);
      await isCommitted(rug, name, picture, quality);
    }
  },
);

test("so are a braided rug from near and a plain one in its room", MINUTES, async () => {
  const [braided, plain] = chosen(["53", "60"]).toSorted((a, b) => b.id - a.id) as [DemoRug, DemoRug];
  for (const [rug, shot] of [
    [braided, "closeup"],
    [plain, "room"],
  ] as const) {
    const { name, picture, quality } = await shoot(rug, await weaveRug(designOf(rug)), shot);
    await isCommitted(rug, name, picture, quality);
  }
});
