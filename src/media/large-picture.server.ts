import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { keyOfAddress, mediaAddress } from "./rules/picture-address.ts";
import { pictureFacts } from "./table.server.ts";
import type { PictureFacts } from "./ui/picture.tsx";

const largeKey = (key: string): string => key.replace(/\.\w+$/, "-large$&");

/**
 * The same picture with more pixels, `flat-large.avif` beside `flat.avif`, for the enlarged view alone: every other file is
 * made from the smaller one, which takes a quarter of the time to decode. An upload has none: it is its own largest.
 */
export async function largePicture(ctx: Ctx, address: string): Promise<PictureFacts["large"]> {
  const key = largeKey(keyOfAddress(address) ?? "");
  const { width, height } = pictureFacts;
  const [size] = await ctx.db.select({ width, height }).from(pictureFacts).where(eq(pictureFacts.key, key));
  return size && { src: mediaAddress(key), ...size };
}
