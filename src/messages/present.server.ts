import type { Ctx } from "../platform/ctx.server.ts";
import { contextOf, type MessageContext } from "./message-context.server.ts";
import { repliesOf, type ReplyRow } from "./reply-to-message.server.ts";
import type { ContactMessage } from "./contract.ts";
import type { MessageRow } from "./table.server.ts";

type Around = MessageContext & { replies: readonly ReplyRow[] };

/** Messages with what was said since and who wrote them. */
export async function presentMessages(ctx: Ctx, rows: readonly MessageRow[]): Promise<ContactMessage[]> {
  const [replies, around] = await Promise.all([
    repliesOf(
      ctx,
      rows.map(({ id }) => id),
    ),
    contextOf(ctx, rows),
  ]);
  return rows.map((row) => presentMessage(row, { ...around.get(row.id)!, replies: replies.get(row.id) ?? [] }));
}

const presentMessage = (row: MessageRow, { replies, orders, customer_id }: Around): ContactMessage => ({
  id: row.id,
  number: row.number,
  name: row.name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  message: row.message,
  status: row.status,
  came_by: row.cameBy,
  staff_note: row.staffNote,
  created_at: row.createdAt.toISOString(),
  last_at: (row.lastAt ?? row.createdAt).toISOString(),
  answered_at: row.answeredAt?.toISOString() ?? null,
  assignee: row.assignee,
  replies: replies.map(({ id, direction, text, at, doneBy }) => ({ id, direction, text, at: at.toISOString(), by: doneBy })),
  orders,
  customer_id,
});
