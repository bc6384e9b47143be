import { z } from "zod";

/** The part of a notification the shop needs; card and payer data are not kept. */
export const boldEvent = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(60),
  data: z.object({
    payment_id: z.string().min(1).max(200),
    amount: z.object({ total: z.number(), currency: z.string().nullish() }),
    metadata: z.object({ reference: z.string().max(200).nullish() }).nullish(),
    payment_method: z.string().max(60).nullish(),
  }),
});
export type BoldEvent = z.output<typeof boldEvent>;
