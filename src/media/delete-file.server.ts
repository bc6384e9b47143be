import { eq, sql } from "drizzle-orm";
import { inTransaction } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { mediaAddress, PICTURE_FORMATS, PICTURE_WIDTHS } from "./rules/picture-address.ts";
import { isKey } from "./storage/key.ts";
import type { Storage } from "./storage/storage.ts";
import { mediaFiles } from "./table.server.ts";
import { refuse } from "./texts.ts";

type MediaCtx = StaffCtx & { storage: Storage };

/** Only what was uploaded can be deleted, by its own two words: `..` and `/` are no part of any key. */
export async function deleteFile(outer: MediaCtx, place: { folder: string; filename: string }): Promise<{ success: true }> {
  const key = `uploads/${place.folder}/${place.filename}`;
  if (!isKey(key) || key.split("/").length !== 3) throw refuse("media.not_found");
  await inTransaction<MediaCtx, void>(outer, async (ctx) => {
    const [gone] = await ctx.db.delete(mediaFiles).where(eq(mediaFiles.key, key)).returning();
    if (!gone) throw refuse("media.not_found");
    const { rows } = await ctx.db.execute<{ kind: string; label: string }>(
      sql`select distinct kind, label from media_uses where address = ${mediaAddress(key)} limit 5`,
    );
    if (rows.length > 0) throw refuse("media.in_use", rows);
    await writeAudit(ctx, { action: "delete", subject: "media", id: key, label: gone.originalName });
  });
  await outer.storage.remove(key);
  for (const width of PICTURE_WIDTHS)
    for (const format of PICTURE_FORMATS) await outer.storage.remove(`derived/${width}/${key}.${format}`);
  return { success: true };
}
