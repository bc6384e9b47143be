export type EventName = "ViewContent" | "AddToCart" | "InitiateCheckout" | "AddPaymentInfo";
/** A rug of an event: its price in whole pesos. */
export type EventPiece = { id: number; quantity: number; price: number };
export type EventSource = { id: string; url: string; fbp?: string; fbc?: string };

/** Spec §7, POST /api/meta/events. */
export const eventBody = (name: EventName, pieces: readonly EventPiece[], { id, url, fbp, fbc }: EventSource) => ({
  event_name: name,
  event_id: id,
  event_source_url: url,
  action_source: "website",
  user_data: { ...(fbp ? { fbp } : {}), ...(fbc ? { fbc } : {}) },
  custom_data: {
    currency: "COP",
    value: pieces.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    content_type: "product",
    content_ids: pieces.map((piece) => String(piece.id)),
    contents: pieces.map(({ id: rug, quantity, price }) => ({ id: String(rug), quantity, item_price: price })),
  },
});
