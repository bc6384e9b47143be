import { getRug } from "../catalog/get-rug.server.ts";
import { findSize } from "../catalog/rules/size.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { getMergeJob } from "./get-merge-job.server.ts";
import { jobKey } from "./keys.server.ts";
import { presentJob } from "./present.server.ts";
import { refuse } from "./texts.ts";

export type SharedRoom = {
  imageUrl: string;
  size: string | null;
  /** In pesos; nothing for a size that is not sold any more. */
  price: number | null;
  rug: { id: number; name: string } | null;
};

/** A preview as its link shows it: picture, rug, size and price. Whoever has the link sees it until the picture is deleted. */
export async function sharedRoom(ctx: Ctx & { storage: Storage }, { jobId }: { jobId: string }): Promise<SharedRoom> {
  const { row } = await getMergeJob(ctx, { jobId });
  const { imageUrl, shownSize } = presentJob(row, 0);
  if (!imageUrl || !(await ctx.storage.head(jobKey(jobId, "result.jpg")))) throw refuse("merge.not_found");
  // A rug that is no longer sold is still in the picture.
  const rug = row.rugId ? await getRug(ctx, { id: row.rugId }).catch(() => undefined) : undefined;
  const sold = shownSize ? findSize(rug?.sizes ?? [], shownSize) : undefined;
  return {
    imageUrl,
    size: shownSize,
    price: sold && sold.price > 0 ? sold.price : null,
    rug: rug ? { id: rug.id, name: rug.name } : null,
  };
}
