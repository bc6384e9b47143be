import { createHash } from "node:crypto";
import sharp from "sharp";
import { glbOf } from "../media/models/glb.server.ts";
import { usdzOf } from "../media/models/usdz.server.ts";
import { keyOfAddress } from "../media/rules/picture-address.ts";
import type { parseModelKey } from "../media/rules/model-address.ts";
import type { Storage } from "../media/storage/storage.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { getRug } from "./get-rug.server.ts";
import { pileCrop } from "./rules/pile-crop.ts";
import { centimetresOf, normalizeSize } from "./rules/size.ts";

const GROUND = "#F4F1EC";
const MAX_PIXELS = 60_000_000;

/** The flat picture without its ground and fringe: what lies on top of the model. */
async function pileOf(flat: Uint8Array): Promise<{ picture: Uint8Array; hasFringe: boolean }> {
  const whole = await sharp(flat, { limitInputPixels: MAX_PIXELS }).rotate().png().toBuffer();
  const { data, info } = await sharp(whole)
    .trim({ background: GROUND, threshold: 14 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { top, height, hasFringe } = pileCrop(info.width, info.height);
  const picture = await sharp(data).extract({ left: 0, top, width: info.width, height }).png().toBuffer();
  return { picture, hasFringe };
}

const making = new Map<string, Promise<Uint8Array>>();

type Wanted = NonNullable<ReturnType<typeof parseModelKey>>;

/**
 * A rug in one size as a solid, from its flat picture and its centimetres: made on the first request and kept
 * under a name that changes with the picture, so that a new picture makes a new model.
 */
export async function rugModel(ctx: Ctx & { storage: Storage }, { rugId, size, kind }: Wanted): Promise<Uint8Array | undefined> {
  const rug = await getRug(ctx, { id: rugId });
  const known = size ? rug.sizes.find((each) => normalizeSize(each.size) === normalizeSize(size)) : rug.sizes[0];
  const cm = known && centimetresOf(known.size);
  const key = keyOfAddress(rug.thumbnail || rug.image);
  if (!cm || !key) return undefined;
  const mark = createHash("sha256").update(key).digest("hex").slice(0, 16);
  const kept = `derived/models/${rug.id}-${normalizeSize(known.size)}-${mark}.${kind}`;
  const ready = await ctx.storage.bytes(kept);
  if (ready) return ready;
  const flat = await ctx.storage.bytes(key);
  if (!flat) return undefined;
  const busy = making.get(kept);
  if (busy) return busy;
  const work = (async () => {
    const { picture, hasFringe } = await pileOf(flat);
    const bytes = await (kind === "glb" ? glbOf : usdzOf)(picture, { cm, fringe: hasFringe });
    await ctx.storage.put(kept, bytes, { type: kind === "glb" ? "model/gltf-binary" : "model/vnd.usdz+zip" });
    return bytes;
  })().finally(() => making.delete(kept));
  making.set(kept, work);
  return work;
}
