import { eq, sql } from "drizzle-orm";
import { inTransaction } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { CustomerForm } from "./contract.ts";
import { findCustomer } from "./find-customer.server.ts";
import { lockPeople, writeWords } from "./link-customers.server.ts";
import { customers } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** Only that something was noted is kept in the trail, not what: it is about a person. */
export const saveCustomer = (outer: StaffCtx, id: string, { notes, tags }: CustomerForm): Promise<void> =>
  inTransaction(outer, async (ctx) => {
    const row = await findCustomer(ctx, id, { isLocked: true });
    const form = { notes: notes ?? row.notes, tags: tags ?? row.tags };
    await ctx.db.update(customers).set(form).where(eq(customers.id, row.id));
    await writeWords(ctx, [row.id]);
    const { notes: noted, tags: tagged } = changesOf(row, form);
    const changes = { ...(noted && { notes: ["…", "…"] as [unknown, unknown] }), ...(tagged && { tags: tagged }) };
    await writeAudit(ctx, { action: "update", subject: "customer", id: row.id, changes });
  });

/** The other record's contacts, history, notes and tags are this one's from now on. */
export const mergeCustomer = (outer: StaffCtx, id: string, otherId: string): Promise<void> =>
  inTransaction(outer, async (ctx) => {
    // New facts are linked by contacts: nobody does so meanwhile.
    await lockPeople(ctx);
    const row = await findCustomer(ctx, id, { isLocked: true });
    const other = await findCustomer(ctx, otherId, { isLocked: true });
    if (row.id === other.id) throw refuse("customers.same");
    await ctx.db.execute(sql`update customer_contacts set customer_id = ${row.id} where customer_id = ${other.id}`);
    await ctx.db.execute(sql`update customer_facts set customer_id = ${row.id} where customer_id = ${other.id}`);
    await ctx.db.execute(sql`update customers set merged_into = ${row.id} where merged_into = ${other.id}`);
    const gone = { mergedInto: row.id, name: "", email: "", phone: "", notes: "", tags: [], words: "" };
    await ctx.db.update(customers).set(gone).where(eq(customers.id, other.id));
    const isNewer = other.lastSeen > row.lastSeen;
    await ctx.db
      .update(customers)
      .set({
        name: (isNewer && other.name) || row.name || other.name,
        email: row.email || other.email,
        phone: row.phone || other.phone,
        notes: [row.notes, other.notes].filter(Boolean).join("\n\n"),
        tags: [...new Set([...row.tags, ...other.tags])],
        firstSeen: other.firstSeen < row.firstSeen ? other.firstSeen : row.firstSeen,
        lastSeen: isNewer ? other.lastSeen : row.lastSeen,
      })
      .where(eq(customers.id, row.id));
    await writeWords(ctx, [row.id]);
    await writeAudit(ctx, { action: "merge", subject: "customer", id: row.id, label: other.id });
  });
