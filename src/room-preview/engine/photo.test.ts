import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { bomb, drawnRoom } from "../testing/pictures.ts";
import { readPhoto, UnreadablePhoto } from "./photo.ts";

/** One of our own studio rooms, written as a phone would: HEVC in a HEIC box. */
const heic = readFileSync(new URL("../testing/sala.heic", import.meta.url));

const solid = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#a57a4e" } });

/** Decoders take their time on a busy machine. */
const SLOW = { timeout: 60_000 };

describe("a photo", () => {
  it("of a phone in HEIC is read like any other", SLOW, async () => {
    const { width, height, rgb } = await readPhoto(heic);
    expect([width, height]).toEqual([1024, 886]);
    const { channels } = await sharp(rgb, { raw: { width, height, channels: 3 } }).stats();
    // A real picture: light and dark in it, not a grey or black surface.
    for (const { mean, stdev } of channels) {
      expect(mean).toBeGreaterThan(60);
      expect(stdev).toBeGreaterThan(15);
    }
  });

  it("is turned upright by its note and shrunk to the working size", SLOW, async () => {
    const lying = await solid(4000, 3000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height } = await readPhoto(lying);
    expect([width, height]).toEqual([960, 1280]);
  });

  it("that moves is read by its first picture", async () => {
    const frames = await Promise.all(
      ["#a00", "#0a0", "#00a"].map((background) =>
        sharp({ create: { width: 300, height: 200, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(3);
    const { width, height, rgb } = await readPhoto(animated);
    expect([width, height]).toEqual([300, 200]);
    expect(rgb[0]).toBeGreaterThan(rgb[1]! + 100);
  });

  it("in grey or with a see-through ground has three channels", async () => {
    const grey = await solid(60, 40).greyscale().png().toBuffer();
    const glassy = await solid(60, 40).ensureAlpha(0.5).png().toBuffer();
    for (const bytes of [grey, glassy]) expect((await readPhoto(bytes)).rgb).toHaveLength(60 * 40 * 3);
  });
});

describe("what is no photo is refused with bounded memory", () => {
  it.each([
    ["a bomb of 30,000 × 30,000", async () => bomb()],
    ["a text", async () => Buffer.from("no soy una foto")],
    ["a JPEG that is cut off", async () => (await drawnRoom()).subarray(0, 9000)],
    ["a HEIC that is cut off", async () => heic.subarray(0, 4000)],
    ["a HEIC that is only its name", async () => heic.subarray(0, 24)],
  ])("%s", async (_name, make) => {
    const bytes = await make();
    const before = process.memoryUsage.rss();
    await expect(readPhoto(bytes)).rejects.toThrow(UnreadablePhoto);
    expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
  });
});
