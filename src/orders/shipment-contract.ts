import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { inBoth } from "../platform/input-sentences.ts";
import { boundedRecord } from "../platform/request-shape.ts";
import { pathId } from "../platform/row-id.ts";
import { textOrEmpty } from "../platform/text-or-empty.ts";
import { staffOrder, staffShipment } from "./admin-contract.ts";
import { NO_LINE, QUANTITY } from "./sale-contract.ts";

const id = z.object({ id: z.string() });

const CARRIER = inBoth("Say who takes it", "Di quién lo lleva");
const WHAT = inBoth("Say what leaves", "Di qué sale");
export const NO_GUIDE = inBoth("Write the guía number", "Escribe el número de guía");
const numberOf = (given: unknown): unknown => (typeof given === "string" && /^\d{1,15}$/.test(given) ? Number(given) : given);
/** How many, or each with its size in centimetres and weight in kilos as the carrier asks for them. */
const parcels = z
  .union([
    z
      .int()
      .min(1)
      .max(50)
      .transform((count) => Array.from({ length: count }, () => ({}))),
    z.array(boundedRecord(z.union([z.number().min(0).max(100_000), z.string().max(120)]), { keys: 12, length: 40 })).max(50),
  ])
  .nullish()
  .transform((given): Record<string, number | string>[] => given ?? []);

export const newShipment = z.object({
  carrier: z.string({ error: CARRIER }).trim().min(1, CARRIER).max(60),
  trackingNumber: textOrEmpty(60, NO_GUIDE),
  items: z
    .array(
      z.object({
        itemId: z.preprocess(numberOf, z.int({ error: NO_LINE })),
        quantity: z.int({ error: QUANTITY }).min(1, QUANTITY).max(99, QUANTITY),
      }),
      { error: WHAT },
    )
    .min(1, WHAT)
    .max(50),
  parcels,
});
export type NewShipment = z.output<typeof newShipment>;

export const recordShipment = endpoint({
  method: "POST",
  path: "/api/admin/orders/{id}/shipments",
  summary: "Write down what left, with whom; the customer is told",
  params: id,
  body: newShipment,
  reply: staffShipment,
  status: 201,
});
export const takeBackShipment = endpoint({
  method: "DELETE",
  path: "/api/admin/orders/{id}/shipments/{shipmentId}",
  summary: "Take back a shipment that did not leave so",
  params: z.object({ id: z.string(), shipmentId: pathId }),
  reply: staffOrder,
});
