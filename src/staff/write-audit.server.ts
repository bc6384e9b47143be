import type { Caller, Ctx } from "../platform/ctx.server.ts";
import type { Changes } from "./rules/changes.ts";
import { deviceOf } from "./rules/device.ts";
import type { Subject } from "./rules/subjects.ts";
import { auditTrail } from "./table.server.ts";

/** A verb's context when staff may be the one who asks. */
export type StaffCtx = Ctx & { caller?: Caller };

export type AuditEntry = {
  /** What was done: `create`, `update`, `delete`, `sign-in`… */
  action: string;
  subject: Subject;
  id: string | number;
  label?: string;
  changes?: Changes;
};

/** The verb has said what there is to say: a save that changed nothing is no deed. */
export function markAudited(ctx: StaffCtx): void {
  if (ctx.caller) ctx.caller.audited = true;
}

/** Writes who did what, in the transaction of the deed itself. A change that changed nothing is not written. */
export async function writeAudit(ctx: StaffCtx, entry: AuditEntry): Promise<void> {
  markAudited(ctx);
  if (entry.changes && Object.keys(entry.changes).length === 0) return;
  await ctx.db.insert(auditTrail).values({
    session: ctx.caller?.session ?? "",
    device: ctx.caller ? deviceOf(ctx.caller.userAgent) : "The program",
    action: entry.action,
    subject: entry.subject,
    subjectId: String(entry.id),
    label: entry.label ?? "",
    changes: entry.changes ?? {},
    person: ctx.caller?.staff?.name ?? "",
  });
}
