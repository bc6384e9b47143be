import { getRug } from "../catalog/get-rug.server.ts";
import { senderOf } from "../messages/letters/letter.ts";
import { queueLetter } from "../messages/letters/queue-letter.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { mergeLetter } from "./letters/merge-letters.ts";
import { presentJob } from "./present.server.ts";
import type { MergeJobRow } from "./table.server.ts";

/** The letter of a job that has ended. Anybody can write anybody's address: it counts among those a mailbox may get. */
export async function queueMergeLetter(ctx: Ctx, row: MergeJobRow, email: string): Promise<void> {
  // A rug that is no longer sold is still in the picture.
  const rug = row.rugId ? await getRug(ctx, { id: row.rugId }).catch(() => null) : null;
  const { shownSize: size } = presentJob(row, 0);
  const { id: jobId, failure } = row;
  await queueLetter(ctx, mergeLetter({ email, jobId, rug, size, failure }, senderOf(ctx)), { about: `merge:${jobId}` });
}
