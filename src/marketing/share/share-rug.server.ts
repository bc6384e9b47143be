import { createHash } from "node:crypto";
import sharp from "sharp";
import { getRug } from "../../catalog/get-rug.server.ts";
import { decodeInTurn, readPicture } from "../../media/read-picture.server.ts";
import { keyOfAddress } from "../../media/rules/picture-address.ts";
import type { Storage } from "../../media/storage/storage.ts";
import type { Ctx } from "../../platform/ctx.server.ts";
import logo from "../../ui/brand/logo.svg?raw";

const WIDE = 1200;
const HIGH = 630;
const MAT = "#F4F1EC";
const LEFT = 460;

/** The whole rug on its mat with the shop's name, and beside it the rug in a room. */
async function compose(flat: Uint8Array, room: Uint8Array | undefined): Promise<Buffer> {
  const side = room ? LEFT : WIDE;
  const rug = await sharp(flat)
    .rotate()
    .resize({ width: side - 120, height: HIGH - 150, fit: "inside" })
    .toBuffer({ resolveWithObject: true });
  const sign = await sharp(Buffer.from(logo), { density: 144 }).resize({ width: 210 }).png().toBuffer();
  const parts = [
    { input: rug.data, left: Math.round((side - rug.info.width) / 2), top: Math.round((HIGH - 70 - rug.info.height) / 2) },
    { input: sign, left: Math.round((side - 210) / 2), top: HIGH - 74 },
  ];
  if (room)
    parts.push({
      input: await sharp(room)
        .rotate()
        .resize(WIDE - LEFT, HIGH, { fit: "cover", position: "bottom" })
        .toBuffer(),
      left: LEFT,
      top: 0,
    });
  return sharp({ create: { width: WIDE, height: HIGH, channels: 3, background: MAT } })
    .composite(parts)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** The picture that goes with a shared address: made once for the rug's present pictures and kept. */
export async function shareRug(ctx: Ctx & { storage: Storage }, input: { id: number }): Promise<Uint8Array | undefined> {
  const rug = await getRug(ctx, input);
  const [flatKey, roomKey] = [rug.thumbnail || rug.image, rug.images[1]].map((address) => keyOfAddress(address ?? ""));
  const mark = createHash("sha256").update(`${flatKey}|${roomKey}`).digest("hex").slice(0, 16);
  const kept = `derived/share/${rug.id}-${mark}.jpg`;
  const known = await ctx.storage.bytes(kept);
  if (known) return known;
  const bytes = await decodeInTurn(async () => {
    const flat = flatKey && (await readPicture(ctx.storage, flatKey));
    return flat ? compose(flat, roomKey ? await readPicture(ctx.storage, roomKey) : undefined) : undefined;
  });
  if (!bytes) return undefined;
  await ctx.storage.put(kept, bytes, { type: "image/jpeg" });
  return bytes;
}
