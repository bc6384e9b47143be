import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Storage } from "../media/storage/storage.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { type MultipartRules, receiveMultipart } from "../platform/http/receive-multipart.server.ts";
import { giveBackRate, limitRate } from "../platform/http/rate-limit.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { checkPicture } from "./check-picture.server.ts";
import { mergeFields, type MergeFields } from "./contract.ts";
import { invalidInput } from "../platform/http/errors.server.ts";
import { jobKey } from "./keys.server.ts";
import { rugPictureKey, rugSize } from "./rug-picture.server.ts";
import { RUN_MERGE } from "./queue.ts";
import { mergeJobs } from "./table.server.ts";
import { refuse } from "./texts.ts";

type StartCtx = Ctx & { caller: Caller; storage: Storage };

/** Spec §9 keeps a device to three per rug; clearing its storage must not open the tap. */
const PER_RUG_PER_DAY = 12;

const TOO_MANY = "Has hecho muchas vistas previas seguidas. Intenta de nuevo más tarde.";

/** Spec §9: merge images up to 10 MB. */
const PICTURES: MultipartRules = {
  fields: ["roomImage", "rugImage"],
  mostFiles: 2,
  mostBytes: 10 * 1024 * 1024,
  refuse: (fault) => refuse(`merge.${fault}`),
};

/** The address's quota is taken before the upload, so that nobody beyond it sends ten megabytes for nothing. */
export async function startMerge(ctx: StartCtx, request: Request): Promise<{ jobId: string }> {
  const bucket = `merge:${ctx.caller.network}`;
  await limitRate(ctx, bucket, ctx.env.MERGE_PER_ADDRESS_PER_HOUR, 3600, TOO_MANY);
  try {
    return await takePictures(ctx, request);
  } catch (error) {
    await giveBackRate(ctx, bucket);
    throw error;
  }
}

/** Takes the photo, keeps it where only the worker finds it, and queues the job. */
function takePictures(ctx: StartCtx, request: Request): Promise<{ jobId: string }> {
  return receiveMultipart(ctx, request, PICTURES, async ({ files: received, fields: given }) => {
    const files = Object.fromEntries(received.map(({ field, path }) => [field, path]));
    const fields = readFields(given);
    if (!files.roomImage) throw refuse("merge.no_room_image");
    await checkPicture(files.roomImage);
    if (files.rugImage) await checkPicture(files.rugImage);
    const consented = ["1", "true", "on", "yes", "si", "sí"].includes((fields.consent ?? "").toLowerCase());
    if (ctx.env.MERGE_ENGINE !== "local" && !consented) throw refuse("merge.needs_consent");
    const size = await rugSize(ctx, fields);
    const ownRug = files.rugImage ? undefined : await rugPictureKey(ctx, fields);
    if (fields.carpetId)
      await limitRate(ctx, `merge:${ctx.caller.network}:${fields.carpetId}`, PER_RUG_PER_DAY, 86_400, TOO_MANY);

    const id = randomBytes(24).toString("hex");
    const photo = await readFile(files.roomImage);
    await ctx.storage.put(jobKey(id, "room"), photo, { type: "application/octet-stream" });
    if (files.rugImage) {
      await ctx.storage.put(jobKey(id, "rug"), await readFile(files.rugImage), { type: "application/octet-stream" });
    }
    await inTransaction(ctx, async (inner) => {
      await inner.db.insert(mergeJobs).values({
        id,
        engine: ctx.env.MERGE_ENGINE,
        rugId: fields.carpetId ?? null,
        size: fields.size ?? null,
        widthCm: size.width,
        lengthCm: size.length,
        photoKey: jobKey(id, "room"),
        rugKey: ownRug ?? jobKey(id, "rug"),
        room: createHash("sha256").update(photo).digest("hex"),
        consentAt: consented ? ctx.now() : null,
      });
      await inner.jobs.enqueue(inner, RUN_MERGE, {});
    });
    return { jobId: id };
  });
}

function readFields(given: Record<string, string>): MergeFields {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() !== ""));
  const read = mergeFields.safeParse(filled);
  if (!read.success) throw invalidInput(read.error);
  return read.data;
}
