import type { TaskRow } from "../orders/payment-tasks.server.ts";
import { sentenceIn } from "../platform/input-sentences.ts";
import type { Language } from "../platform/language.ts";
import type { PaymentTask } from "./contract.ts";

/** What the program wrote itself is read in the reader's language; what a person wrote stays as it is. */
export const presentTask = (row: TaskRow, language: Language): PaymentTask => ({
  id: row.id,
  kind: row.kind,
  order_id: row.orderId,
  order_number: row.orderNumber,
  payment_id: row.paymentId,
  amount: row.amount,
  note: sentenceIn(language, row.note),
  created_at: row.createdAt.toISOString(),
  resolved_at: row.resolvedAt?.toISOString() ?? null,
  resolution: row.resolution && sentenceIn(language, row.resolution),
});
