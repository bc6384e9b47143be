import { refusals } from "../platform/refusal.ts";
import { inBoth } from "../platform/input-sentences.ts";

/** Why a code takes nothing off, by the reason discount_on() gives. */
export const DISCOUNT_REASONS: Record<string, string> = {
  empty: "Ingresa un código de descuento",
  unknown: "Código de descuento no válido",
  not_yet: "Este código de descuento todavía no está vigente",
  expired: "Este código de descuento ya venció",
  used_up: "Este código de descuento ya se usó",
  not_for_this_cart: "Este código no aplica a los productos de tu carrito",
};

export const reasonSentence = (reason: string): string => DISCOUNT_REASONS[reason] ?? DISCOUNT_REASONS.unknown!;

export const refuse = refusals({
  "discounts.not_valid": [422, (reason: string) => reasonSentence(reason)],
  "discounts.not_found": [404, inBoth("There is no such discount code", "No existe ese código de descuento")],
  "discounts.taken": [409, "Ya existe un código de descuento con ese nombre"],
  "discounts.form": [400, (fields: Record<string, string>) => Object.values(fields)[0]!],
});
