import { z } from "zod";
import { RETURN_CONDITIONS, RETURN_STATUSES } from "./rules/return-statuses.ts";

const instant = z.string().describe("ISO 8601");

/** How an approved return comes back; our own van has no guía. */
const pickup = z.object({
  day: z.string().nullable(),
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().nullable(),
});
export type Pickup = z.output<typeof pickup>;

/** What a customer sends back, as the order carries it; asking and deciding are in src/returns. */
export const returnSeen = z
  .object({
    id: z.number().int(),
    number: z.string(),
    status: z.enum(RETURN_STATUSES),
    items: z.array(
      z.object({
        itemId: z.number().int(),
        carpet_name: z.string(),
        carpet_thumbnail: z.string().nullable(),
        size: z.string(),
        quantity: z.number().int(),
        reason: z.string(),
        condition: z.enum(RETURN_CONDITIONS).nullable().describe("As it came back"),
      }),
    ),
    note: z.string().describe("The customer's words"),
    answer: z.string().describe("The shop's words to the customer"),
    pickup: pickup.nullable().describe("When it is picked up, by whom"),
    refund: z.number().int().nullable().describe("Integer cents that went back for it"),
    exchange_order: z.string().nullable().describe("The number of the order sent instead"),
    exchange_difference: z.number().int().nullable().describe("Integer cents the other rug cost more, or below 0 less"),
    steps: z.array(z.object({ status: z.enum(RETURN_STATUSES), at: instant })),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: "Return" });
export type OrderReturn = z.output<typeof returnSeen>;
