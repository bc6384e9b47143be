import type { StaffOrder } from "../admin-contract.ts";

type Who = Partial<Record<"name" | "email" | "phone" | "idNumber" | "address" | "city" | "state", string>>;
type WantedLine = { carpetId: number; size?: string; quantity: number; name: string };

/** What a new sale begins with, handed over by the screen that links to it. */
export type SaleDraft = { who: Who; lines: WantedLine[]; reservationId?: number };

/** The same again, as a draft: prices and stock are today's. */
export const draftOfOrder = (order: StaffOrder): SaleDraft => ({
  who: {
    name: order.customer_name,
    email: order.customer_email,
    phone: order.customer_phone,
    idNumber: order.customer_id_number ?? "",
    address: order.shipping_address,
    city: order.shipping_city,
    state: order.shipping_state,
  },
  lines: order.items.flatMap(({ carpet_id: carpetId, size, quantity, carpet_name: name }) =>
    carpetId === null ? [] : [{ carpetId, size, quantity, name }],
  ),
});
