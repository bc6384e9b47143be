// node bench/room/photograph.ts RENDER...: makes a phone's photo, its floor and its facts of what
// studio/rooms/render.py wrote for the scenes named phone_*. They lie in bench/room/ours.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { denoise } from "../../studio/rooms/denoise/denoise.ts";

const OURS = new URL("ours/", import.meta.url).pathname;
/** A camera's program: the middle of the picture becomes this bright. */
const MIDDLE = 0.2;

mkdirSync(OURS, { recursive: true });
for (const folder of process.argv.slice(2)) {
  const facts = JSON.parse(readFileSync(join(folder, "facts.json"), "utf8")) as Record<string, unknown>;
  const { width, height } = facts as { width: number; height: number };
  const pass = (name: string) => floats(join(folder, `${name}.f32`));
  const light = await denoise({ width, height, image: pass("image"), albedo: pass("albedo"), normal: pass("normal") });
  const name = basename(folder).replace("phone_", "");
  const raw = { width, height, channels: 3 } as const;
  const photo = sharp(developed(light, Number(facts.exposure ?? 1)), { raw }).jpeg({ quality: 84 });
  writeFileSync(join(OURS, `${name}.jpg`), await photo.toBuffer());
  const floor = Uint8Array.from(
    pass("cover").filter((_, i) => i % 3 === 0),
    (cover) => (cover > 0.5 ? 255 : 0),
  );
  const mask = sharp(floor, { raw: { width, height, channels: 1 } }).png({ colours: 2, compressionLevel: 9 });
  writeFileSync(join(OURS, `${name}.png`), await mask.toBuffer());
  const { lens, sensor, camera, spot } = facts;
  writeFileSync(join(OURS, `${name}.json`), `${JSON.stringify({ width, height, lens, sensor, camera, spot })}\n`);
  console.log(name);
}

/** Exposed for the middle, bright parts rolled off, with the grain of a small sensor. */
function developed(light: Float32Array, exposure: number): Uint8Array {
  const sorted = light.filter((_, i) => i % 29 === 0).toSorted();
  const gain = (exposure * MIDDLE) / Math.max(1e-4, sorted[sorted.length >> 1]!);
  let state = 1;
  return Uint8Array.from(light, (value) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const x = Math.max(0, value * gain);
    const rolled = x < 0.5 ? x : 0.5 + 0.5 * (1 - Math.exp(-(x - 0.5) / 0.5));
    return Math.max(0, Math.min(255, 255 * rolled ** (1 / 2.2) + (state / 2 ** 32 - 0.5) * 6));
  });
}

function floats(path: string): Float32Array {
  const bytes = readFileSync(path);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}
