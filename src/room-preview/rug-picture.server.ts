import { getRug } from "../catalog/get-rug.server.ts";
import { DEFAULT_SIZES } from "../catalog/rules/fixed-lists.ts";
import { centimetresOf, currentSize, findSize } from "../catalog/rules/size.ts";
import { ownKey } from "../media/own-key.server.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import type { MergeFields } from "./contract.ts";
import type { SizeChoice } from "./rules/largest-that-fits.ts";
import { flatPicture } from "./rules/flat-picture.ts";
import { refuse } from "./texts.ts";

type RugCtx = Ctx & { caller: Caller; storage: Storage };

/** The size a rug without one is shown at. */
const USUAL = "5x8";

/** The rug's picture in our storage: by address, or the catalogue's own flat picture. */
export async function rugPictureKey(ctx: RugCtx, fields: MergeFields): Promise<string> {
  if (fields.rugImageUrl) return ownPicture(ctx, fields.rugImageUrl);
  if (!fields.carpetId) throw refuse("merge.no_rug");
  const rug = await getRug(ctx, { id: fields.carpetId });
  return ownPicture(ctx, flatPicture(rug));
}

/** An address of this shop's media, never fetched: it only names a file of ours. */
async function ownPicture(ctx: RugCtx, address: string): Promise<string> {
  const key = ownKey(ctx, address);
  if (!key || key.startsWith("private/") || !(await ctx.storage.head(key))) throw refuse("merge.foreign_rug");
  return key;
}

/** True size in centimetres; a rug that is no longer here, or a size it is not sold in, is refused. */
export async function rugSize(ctx: Ctx, { carpetId, size }: MergeFields): Promise<{ width: number; length: number }> {
  const rug = carpetId ? await getRug(ctx, { id: carpetId }) : undefined;
  if (rug && size && !findSize(rug.sizes, size)) throw refuse("merge.unknown_size");
  const found = centimetresOf(size ?? USUAL);
  if (!found && size) throw refuse("merge.unknown_size");
  return found ?? centimetresOf(USUAL)!;
}

/** What else may be shown where the size asked for does not fit; a rug that has gone meanwhile has the common ones. */
export async function otherSizes(ctx: Ctx, { rugId }: { rugId: number | null }): Promise<SizeChoice[]> {
  const rug = rugId ? await getRug(ctx, { id: rugId }).catch(() => undefined) : undefined;
  const labels = rug ? rug.sizes.map(({ size }) => size) : DEFAULT_SIZES.map(currentSize);
  return labels.flatMap((size) => {
    const cm = centimetresOf(size);
    return cm ? [{ size, widthCm: cm.width, lengthCm: cm.length }] : [];
  });
}
