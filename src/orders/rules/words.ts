import type { Order } from "../contract.ts";

type Paid = Pick<Order, "payment_method" | "payment_status"> & { payment_channel?: string | null };

const CHANNELS: Record<string, string> = {
  PSE: "PSE",
  NEQUI: "Nequi",
  DAVIPLATA: "Daviplata",
  CARD: "tarjeta",
  CREDIT_CARD: "tarjeta",
  CARD_WEB: "tarjeta",
  BOTON_BANCOLOMBIA: "Bancolombia",
};

/** `Bold, por PSE`, `Contra entrega`: how an order is paid. */
export function methodWords({ payment_method: method, payment_channel: channel }: Paid): string {
  if (method === "COD") return "Contra entrega, en efectivo";
  return channel ? `Bold, por ${CHANNELS[channel] ?? channel}` : "En línea, con Bold";
}
