import type { ContactMessage } from "./contract.ts";
import type { contactMessages } from "./table.server.ts";

export type MessageRow = typeof contactMessages.$inferSelect;

export const presentMessage = (row: MessageRow): ContactMessage => ({
  id: row.id,
  number: row.number,
  name: row.name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  message: row.message,
  status: row.status,
  staff_note: row.staffNote,
  created_at: row.createdAt.toISOString(),
  answered_at: row.answeredAt?.toISOString() ?? null,
});
