import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { encodeLight } from "../relight/light-codec.ts";
import { encodePlace } from "../relight/place-codec.ts";
import type { Facts } from "../relight/template.ts";
import { denoise, type Passes } from "./denoise/denoise.ts";
import { fillFrom } from "./fill-from.ts";
import { readFloats } from "./read-floats.ts";

/** Turns the raw passes of one render into the committed template: denoised light and coordinates. */
export async function packTemplate(folder: string, target: string): Promise<void> {
  const facts = JSON.parse(readFileSync(join(folder, "facts.json"), "utf8")) as Facts;
  const { width, height } = facts;
  const pass = (name: string) => readFloats(join(folder, `${name}.f32`));
  const passes = { width, height, albedo: pass("albedo"), normal: pass("normal") };
  mkdirSync(target, { recursive: true });
  const write = (name: string, data: Buffer | string) => writeFileSync(join(target, name), data);

  const image = await denoise({ ...passes, image: pass("image") });
  write("image.avif", await encodeLight({ width, height, data: image }, facts.kind === "room" ? 92 : 84));
  if (facts.kind === "room") {
    const cover = pass("cover").filter((_, i) => i % 3 === 0);
    const light = await floorLight(passes, pass("direct"), pass("indirect"));
    write("light.avif", await encodeLight({ width, height, data: fillFrom(light, cover, width) }, 86));
    write("cover.png", await coverPicture(cover, width, height));
  } else {
    write("place.br", encodePlace({ width, height, data: pass("place") }, facts.grain));
  }
  write("facts.json", `${JSON.stringify(facts)}\n`);
}

/** What a white, matt floor sends back: the renderer's diffuse passes are already free of the floor's colour. */
function floorLight(passes: Omit<Passes, "image">, direct: Float32Array, indirect: Float32Array) {
  const image = direct.map((value, i) => value + indirect[i]!);
  return denoise({ ...passes, image, albedo: new Float32Array(image.length).fill(1) });
}

function coverPicture(cover: Float32Array, width: number, height: number): Promise<Buffer> {
  const bytes = Uint8Array.from(cover, (value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return sharp(bytes, { raw: { width, height, channels: 1 } })
    .toColourspace("b-w")
    .png({ compressionLevel: 9 })
    .toBuffer();
}
