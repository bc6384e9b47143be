import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { inBoth } from "../platform/input-sentences.ts";
import { rowId } from "../platform/row-id.ts";
import { textOrEmpty } from "../platform/text-or-empty.ts";
import { staffOrder } from "./admin-contract.ts";
import { knownRefundWay } from "./rules/known-refund-way.ts";
import { needed, NO_LINE, NO_SIZE, QUANTITY } from "./sale-contract.ts";

const LINES = inBoth("Say which rugs change", "Di qué alfombras cambian");
/** A line by its itemId, where 0 takes it out, or another rug by its carpetId and size. */
const lineEdit = z.union([
  z.object({
    itemId: z.int({ error: NO_LINE }),
    quantity: z.int({ error: QUANTITY }).min(0, QUANTITY).max(99, QUANTITY),
  }),
  z.object({
    carpetId: rowId,
    size: needed(NO_SIZE, 40),
    quantity: z.int({ error: QUANTITY }).min(1, QUANTITY).max(99, QUANTITY),
  }),
]);
export const linesEdit = z.object({
  items: z.array(lineEdit, { error: LINES }).min(1, LINES).max(50),
  /** How the difference of a paid order changed hands; otherwise a link is made, or a refund is asked of staff. */
  way: z.string().trim().min(1).max(40).transform(knownRefundWay).nullish(),
  reference: textOrEmpty(120),
});
export type LinesEdit = z.output<typeof linesEdit>;

export const editOrderLines = endpoint({
  method: "PUT",
  path: "/api/admin/orders/{id}/items",
  summary: "Change, take out or add rugs before they leave; the difference is refunded, asked for, or simply due at the door",
  params: z.object({ id: z.string() }),
  body: linesEdit,
  reply: staffOrder.extend({
    paymentUrl: z.string().nullable().describe("Where the customer pays what is missing"),
    paymentError: z.string().nullable().describe("Why there is no link"),
  }),
});
