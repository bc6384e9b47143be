import type { Asker, Ctx } from "../platform/ctx.server.ts";
import type { Changes } from "./rules/changes.ts";
import { deviceOf } from "./rules/device.ts";
import type { Subject } from "./rules/subjects.ts";
import { auditTrail } from "./table.server.ts";

/** A verb's context when staff may be the one who asks. */
export type StaffCtx = Ctx & { asker?: Asker };

export type AuditEntry = {
  /** What was done: `create`, `update`, `delete`, `sign-in`… */
  action: string;
  subject: Subject;
  id: string | number;
  label?: string;
  changes?: Changes;
};

/** Writes who did what, in the transaction of the deed itself. */
export async function writeAudit(ctx: StaffCtx, entry: AuditEntry): Promise<void> {
  await ctx.db.insert(auditTrail).values({
    session: ctx.asker?.session ?? "",
    device: ctx.asker ? deviceOf(ctx.asker.userAgent) : "The program",
    action: entry.action,
    subject: entry.subject,
    subjectId: String(entry.id),
    label: entry.label ?? "",
    changes: entry.changes ?? {},
  });
  if (ctx.asker) ctx.asker.audited = true;
}
