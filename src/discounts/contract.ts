import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { paging } from "../platform/paging.ts";
import { ignoring, onlyReading, sentBack } from "../platform/request-shape.ts";
import { pathId, rowId } from "../platform/row-id.ts";
import { WANTED } from "./rules/form.ts";

const id = z.object({ id: pathId });

const quantity = z.number().int().min(1).max(99);
/** What carts know of a line beside it; prices are never read from them. */
const BESIDE = ["rug", "selectedSize", "carpetId", "size", "id", "name", "price", "image", "total", "subtotal"];
const sentLine = ignoring(z.object({ carpetId: rowId, size: z.string().trim().max(40), quantity }), BESIDE);
/** The cart's own line, with the whole rug in it. */
const cartLine = ignoring(
  z.object({ rug: onlyReading(z.object({ id: rowId })), selectedSize: z.string().trim().max(40), quantity }),
  BESIDE,
).transform(({ rug, selectedSize, quantity: many }) => ({ carpetId: rug.id, size: selectedSize, quantity: many }));

export const validateCode = endpoint({
  method: "POST",
  path: "/api/discount-codes/validate",
  summary: "What a discount code takes off this cart",
  body: ignoring(
    z.object({
      code: z
        .string()
        .trim()
        .nullish()
        .transform((code) => code ?? ""),
      cartItems: z
        .array(z.union([sentLine, cartLine]))
        .max(50)
        .nullish()
        .transform((lines) => lines ?? []),
    }),
    ["total", "subtotal", "items"],
  ),
  reply: z.union([
    z.object({
      valid: z.literal(true),
      discount: z.object({
        code: z.string(),
        name: z.string(),
        percentage: z.number(),
        discountAmount: z.number().describe("Whole pesos"),
      }),
    }),
    z.object({ valid: z.literal(false), error: z.string() }),
  ]),
});

/** Spec §3, Discount code. */
export const discountCode = z
  .object({
    id: z.number().int(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    percentage: z.number(),
    start_date: z.string(),
    end_date: z.string(),
    is_active: z.boolean(),
    applicable_tags: z.array(z.string()),
    is_all_products: z.boolean(),
    usage_limit: z.number().int().nullable(),
    times_used: z.number().int(),
    state: z.enum(["Inactivo", "Programado", "Expirado", "Activo"]),
    created_at: z.string(),
  })
  .meta({ id: "DiscountCode" });
export type DiscountCode = z.output<typeof discountCode>;

const TOO_LONG = "Es demasiado largo";

/** As the form sends it: rules/form.ts says what is missing, in the specification's words. A PUT takes any part. */
export const discountForm = z
  .object({
    code: z.string(WANTED.code).trim().max(60, TOO_LONG),
    name: z.string(WANTED.name).trim().max(160, TOO_LONG),
    description: z.string().trim().max(2000).nullable(),
    // A number or one as text; whatever else it is, the form's own sentence says what is wanted.
    percentage: z.union([z.number(), z.string().transform(Number), z.null().transform(() => Number.NaN)], {
      error: WANTED.percentage,
    }),
    startDate: z.string(WANTED.startDate).trim().max(40, TOO_LONG).nullable(),
    endDate: z.string(WANTED.endDate).trim().max(40, TOO_LONG).nullable(),
    isActive: z.boolean(),
    applicableTags: z
      .array(z.string().trim().max(60))
      .max(50)
      .transform((tags) => tags.filter(Boolean)),
    isAllProducts: z.boolean(),
    usageLimit: z.number().int().min(1).max(1_000_000).nullable(),
  })
  .partial();
export type DiscountForm = z.output<typeof discountForm>;

export const listCodes = endpoint({
  method: "GET",
  path: "/api/admin/discount-codes",
  summary: "Discount codes, newest first",
  query: z.object({
    search: z.string().max(200).optional(),
    ...paging,
  }),
  reply: z.array(discountCode),
});
export const createCode = endpoint({
  method: "POST",
  path: "/api/admin/discount-codes",
  summary: "Add a discount code",
  body: sentBack(discountForm, discountCode),
  reply: discountCode,
  status: 201,
});
export const updateCode = endpoint({
  method: "PUT",
  path: "/api/admin/discount-codes/{id}",
  summary: "Change a discount code",
  params: id,
  body: sentBack(discountForm, discountCode),
  reply: discountCode,
});
export const deleteCode = endpoint({
  method: "DELETE",
  path: "/api/admin/discount-codes/{id}",
  summary: "Delete a discount code",
  params: id,
  reply: z.object({ success: z.literal(true) }),
});
