import sharp from "sharp";
import { validateBytes } from "gltf-validator";
import { expect, test } from "vitest";
import { glbOf } from "./glb.server.ts";
import { modelPicture } from "./model-picture.server.ts";
import { storedEntries } from "./stored-entries.server.ts";
import { usdzOf } from "./usdz.server.ts";

/** The hardest picture there is: noise does not compress. */
const noise = await sharp({
  create: { width: 1200, height: 1800, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 60 } },
})
  .png({ compressionLevel: 0 })
  .toBuffer();

const SHAPES = [
  { cm: { width: 152, length: 244 }, fringe: true },
  { cm: { width: 183, length: 183 }, round: true },
];

test.each(SHAPES)("the GLB has no fault, true size and less than 1.5 MB", { timeout: 60_000 }, async (shape) => {
  const glb = await glbOf(await modelPicture(noise), shape);
  expect(glb.length).toBeLessThan(1_500_000);
  const report = await validateBytes(glb);
  expect(report.issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
  const json = JSON.parse(Buffer.from(glb).toString("utf8", 20, 20 + Buffer.from(glb).readUInt32LE(12)));
  const pile = json.accessors[json.meshes[0].primitives[0].attributes.POSITION];
  expect(pile.max[0] - pile.min[0]).toBeCloseTo(shape.cm.width / 100, 4);
  expect(pile.max[2] - pile.min[2]).toBeCloseTo(shape.cm.length / 100, 4);
  expect(json.images[0].mimeType).toBe("image/jpeg");
});

test.each(SHAPES)("the USDZ is stored, aligned, in metres and less than 1.5 MB", { timeout: 60_000 }, async (shape) => {
  const zip = Buffer.from(await usdzOf(await modelPicture(noise), shape));
  expect(zip.length).toBeLessThan(1_500_000);
  const entries = storedEntries(zip);
  expect(entries.map((e) => e.name)).toEqual(["rug.usda", "pile.jpg"]);
  for (const entry of entries) {
    expect(entry.method).toBe(0);
    expect(entry.at % 64).toBe(0);
  }
  const scene = entries[0]!.data.toString("utf8");
  expect(scene).toContain("metersPerUnit = 1\n");
  expect(scene).toContain('upAxis = "Y"');
  expect(scene).toContain("@pile.jpg@");
  const picture = await sharp(entries[1]!.data).metadata();
  expect(picture.format).toBe("jpeg");
  expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(2048);
});

test("the same picture gives the same bytes", async () => {
  const picture = await sharp({ create: { width: 200, height: 300, channels: 3, background: "#8E2F2B" } })
    .png()
    .toBuffer();
  const [a, b] = [await usdzOf(await modelPicture(picture), SHAPES[0]!), await usdzOf(await modelPicture(picture), SHAPES[0]!)];
  expect(Buffer.compare(a, b)).toBe(0);
});
