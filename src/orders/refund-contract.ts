import { z } from "zod";
import { ONLINE_METHODS } from "../payment-methods.ts";
import { endpoint } from "../platform/endpoint.ts";
import { inBoth } from "../platform/input-sentences.ts";
import { pathId, rowId } from "../platform/row-id.ts";
import { textOrEmpty } from "../platform/text-or-empty.ts";
import { refundedItem, staffOrder, staffRefund } from "./admin-contract.ts";
import { knownRefundWay } from "./rules/known-refund-way.ts";

const id = z.object({ id: z.string() });

const AMOUNT = inBoth("The amount is whole cents, more than 0", "El monto va en centavos enteros, más de 0");
const WAY = inBoth("Say how the money went back", "Di cómo se devolvió el dinero");
export const NO_REFERENCE = inBoth("Write the bank's reference", "Escribe la referencia del banco");
/** The bank gives every transfer a reference; cash has none. */
export const needsReference = ({ way, reference }: { way: string; reference: string }): boolean =>
  reference !== "" || ![...ONLINE_METHODS, "transfer"].includes(way);

export const newRefund = z
  .object({
    amount: z.int({ error: AMOUNT }).positive(AMOUNT),
    way: z.string({ error: WAY }).trim().min(1, WAY).max(40).transform(knownRefundWay),
    reference: textOrEmpty(120),
    note: textOrEmpty(500),
    items: z
      .array(refundedItem)
      .max(50)
      .nullish()
      .transform((items) => items ?? []),
    /** The payment task this refund settles. */
    taskId: rowId.optional(),
  })
  .refine(needsReference, { path: ["reference"], error: NO_REFERENCE });
export type NewRefund = z.output<typeof newRefund>;

export const recordRefund = endpoint({
  method: "POST",
  path: "/api/admin/orders/{id}/refunds",
  summary: "Write down money that went back to the customer",
  params: id,
  headers: z.object({ "idempotency-key": z.string().trim().min(1).max(255).optional() }),
  body: newRefund,
  reply: staffRefund,
  status: 201,
});
export const takeBackRefund = endpoint({
  method: "DELETE",
  path: "/api/admin/orders/{id}/refunds/{refundId}",
  summary: "Undo a refund whose letter to the customer has not gone out",
  params: z.object({ id: z.string(), refundId: pathId }),
  reply: staffOrder,
});
