import { showPesos } from "../../platform/money.ts";

/** What a gateway takes today, in whole pesos. */
export type GatewayLimits = { methods: readonly { method: string; min: number; max: number }[]; min: number; max: number };

const NAMES: Record<string, string> = {
  PSE: "PSE",
  NEQUI: "Nequi",
  DAVIPLATA: "Daviplata",
  CREDIT_CARD: "Tarjeta",
  BOTON_BANCOLOMBIA: "Bancolombia",
};
/** Spec §9, seeded payment methods: shown until Bold has answered. */
const USUAL = ["PSE", "Nequi", "Daviplata", "Tarjeta"];

/** Why this total cannot be paid through this gateway at all. */
export function gatewayRefusal(
  name: string,
  total: number,
  limits: GatewayLimits | undefined,
  codEnabled: boolean,
): string | undefined {
  const [min, max] = [limits?.min ?? 1000, limits?.max ?? Infinity];
  if (total < min)
    return `${name} recibe pagos desde ${showPesos(min)}. ${codEnabled ? "Para este pedido elige contra entrega." : "Escríbenos y te ayudamos con este pedido."}`;
  if (total > max)
    return `${name} recibe pagos hasta ${showPesos(max)}. ${codEnabled ? "Para este pedido elige contra entrega o escríbenos." : "Escríbenos y te ayudamos con este pedido."}`;
  return undefined;
}

/** The ways Bold offers for this total, in the order Colombians use them. */
export function gatewayWays(total: number, limits: GatewayLimits | undefined): string[] {
  if (!limits) return USUAL;
  const open = limits.methods.filter(({ min, max }) => total >= min && total <= max).map(({ method }) => NAMES[method] ?? method);
  const place = (way: string): number => (USUAL.includes(way) ? USUAL.indexOf(way) : USUAL.length);
  return [...new Set(open)].sort((a, b) => place(a) - place(b));
}
