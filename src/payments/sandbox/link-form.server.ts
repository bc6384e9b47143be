import { z } from "zod";
import { SANDBOX_METHODS } from "./pay-page.ts";

/** Per merchant at the real Bold; here high enough for a house full of rugs. */
export const SANDBOX_LIMITS = Object.fromEntries(
  Object.keys(SANDBOX_METHODS).map((method) => [method, { min: 1000, max: 60_000_000 }]),
);

const whole = z.number().int();

/** Bold's rules for a new link, as far as they are known. */
export const linkForm = z
  .object({
    amount_type: z.literal("CLOSE"),
    amount: z.object({
      currency: z.literal("COP"),
      total_amount: whole.min(1000).max(60_000_000),
      tip_amount: whole.min(0),
      taxes: z.array(z.object({ type: z.enum(["VAT", "CONSUMPTION"]), base: z.number(), value: z.number() })).default([]),
    }),
    reference: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/),
    description: z.string().min(2).max(100),
    expiration_date: z.number().min(1e18, "expiration_date: nanoseconds expected").optional(),
    callback_url: z.url({ protocol: /^https?$/ }).optional(),
    payment_methods: z
      .array(z.enum(Object.keys(SANDBOX_METHODS)))
      .min(1)
      .optional(),
    payer_email: z.email().optional(),
    image_url: z.string().optional(),
  })
  .strict();

export const playForm = z.object({
  outcome: z.enum(["approve", "reject", "processing", "leave", "void"]),
  method: z.enum(Object.keys(SANDBOX_METHODS)).default("PSE"),
  delayMs: z.coerce.number().int().min(0).max(900_000).default(0),
  repeats: z.coerce.number().int().min(1).max(50).default(1),
  total: z.coerce.number().optional(),
  silent: z.coerce.boolean().default(false),
});
