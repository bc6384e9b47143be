import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { type MultipartFault, type ReceivedFile, receiveMultipart } from "../platform/http/receive-multipart.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { type Clean, cleanFile } from "./clean-file.server.ts";
import type { UploadedFile } from "./contract.ts";
import { deriveAhead } from "./derive-ahead.server.ts";
import { MOST_FILE_BYTES } from "./read-picture.server.ts";
import { mediaAddress } from "./rules/picture-address.ts";
import type { Storage } from "./storage/storage.ts";
import { mediaFiles } from "./table.server.ts";
import { refuse } from "./texts.ts";

type MediaCtx = StaffCtx & { storage: Storage };
type Place = { folder?: string; carpetId?: string };

function folderOf({ folder, carpetId }: Place): string {
  if (carpetId && !/^[1-9]\d{0,9}$/.test(carpetId)) throw refuse("media.no_carpet", { id: carpetId });
  const name = carpetId || folder || "general";
  // What lies under `private` is never served.
  if (!/^[a-z0-9][a-z0-9-]{0,40}$/i.test(name) || name === "private") throw refuse("media.wrong_folder");
  return name;
}

/** A folder of digits is a carpet's. Asked before the upload is taken. */
async function checkCarpet(ctx: Ctx, folder: string): Promise<void> {
  if (!/^\d+$/.test(folder)) return;
  const { rows } = await ctx.db.execute(sql`select from rugs where id = ${Number(folder)}::bigint`);
  if (rows.length === 0) throw refuse("media.no_carpet", { id: folder });
}

export async function uploadFiles(ctx: MediaCtx, request: Request, place: Place, most: number): Promise<UploadedFile[]> {
  const folder = folderOf(place);
  await checkCarpet(ctx, folder);
  const rules = {
    mostFiles: most,
    mostBytes: MOST_FILE_BYTES,
    refuse: (fault: MultipartFault) =>
      fault === "too_many_files" ? refuse(`media.${fault}`, { most }) : refuse(`media.${fault}`),
  };
  return receiveMultipart(ctx, request, rules, async ({ files: received }) => {
    if (received.length === 0) throw refuse("media.no_file");
    return keepFiles(ctx, received, folder);
  });
}

/** Files that are here by now, from wherever. All or none; every one is judged before the first is kept. */
export async function keepFiles(ctx: MediaCtx, received: ReceivedFile[], folder: string): Promise<UploadedFile[]> {
  const clean: { file: Clean; originalName: string }[] = [];
  for (const file of received) clean.push({ file: await cleanFile(file), originalName: file.originalName });
  // A picture may grow when it is encoded anew.
  if (clean.some(({ file }) => file.size > MOST_FILE_BYTES)) throw refuse("media.too_large");
  const kept: (typeof mediaFiles.$inferInsert)[] = [];
  try {
    for (const { file, originalName } of clean) kept.push(await keep(ctx, file, folder, originalName));
    await record(ctx, kept);
  } catch (error) {
    for (const { key } of kept) await ctx.storage.remove(key);
    throw error;
  }
  return kept.map(present);
}

async function keep(ctx: MediaCtx, file: Clean, folder: string, originalName: string): Promise<typeof mediaFiles.$inferInsert> {
  const filename = `${randomBytes(10).toString("hex")}.${file.extension}`;
  const key = `uploads/${folder}/${filename}`;
  const { mimetype, size, width, height } = file;
  await ctx.storage.put(key, createReadStream(file.path), { type: mimetype, size });
  return { key, folder, filename, originalName, mimetype, size, width, height };
}

const record = (outer: MediaCtx, rows: (typeof mediaFiles.$inferInsert)[]): Promise<void> =>
  inTransaction<MediaCtx, void>(outer, async (ctx) => {
    await ctx.db.insert(mediaFiles).values(rows);
    for (const { key, originalName, mimetype } of rows) {
      if (mimetype.startsWith("image/")) await ctx.jobs.enqueue(ctx as Ctx, deriveAhead, { key });
      await writeAudit(ctx, { action: "upload", subject: "media", id: key, label: originalName });
    }
  });

const present = (row: typeof mediaFiles.$inferInsert): UploadedFile => ({
  url: mediaAddress(row.key),
  filename: row.filename,
  originalName: row.originalName,
  mimetype: row.mimetype,
  size: row.size,
  width: row.width ?? null,
  height: row.height ?? null,
});
