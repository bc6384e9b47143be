import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";
import { carpetChange, units } from "./shapes.ts";
import { MOST_PESOS } from "../rules/limits.ts";

const id = z.number().int().min(1).max(2_147_483_647);
const size = z.string().min(1).max(30);

/** `was` is what the person saw: when it is no longer so, the save is refused instead of undoing another's work. */
export const gridChange = z.object({
  prices: z
    .array(
      z.object({
        collection_id: id,
        size,
        price: z
          .number()
          .int()
          .min(0)
          .max(MOST_PESOS * 100),
        was: z.number().int().optional(),
      }),
    )
    .max(500)
    .default([]),
  stock: z
    .array(z.object({ id, size, inventory: units, was: z.number().int().optional() }))
    .max(4000)
    .default([]),
  carpets: z
    .array(carpetChange.pick({ colors: true, tags: true, is_active: true, is_featured: true }).extend({ id }))
    .max(1000)
    .default([]),
});
export type GridChange = z.output<typeof gridChange>;

export const saveGrid = endpoint({
  method: "PUT",
  path: "/api/admin/grid",
  summary: "Change many prices, stocks, colours, tags and flags at once, all or nothing",
  body: gridChange,
  reply: z.object({ changed: z.number().int() }),
});
