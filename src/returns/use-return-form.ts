import { type FormEvent, useState } from "react";
import type { Order } from "../orders/contract.ts";
import { ApiError, callApi, OFFLINE } from "../platform/call-api.ts";
import type { requestReturn } from "./contract.ts";
import { REASONS } from "./ui/return-words.ts";

/** How many of a line can still be asked back. */
export const leftToReturn = (order: Order): Map<number, number> =>
  new Map(
    order.items.map(({ itemId, quantity }) => {
      const asked = order.returns
        .filter(({ status }) => status !== "refused")
        .flatMap(({ items }) => items)
        .filter((item) => item.itemId === itemId);
      return [itemId, quantity - asked.reduce((sum, item) => sum + item.quantity, 0)];
    }),
  );

async function sendPhotos(orderNumber: string, id: number, email: string, photos: readonly File[]): Promise<void> {
  const body = new FormData();
  body.append("email", email);
  for (const photo of photos) body.append("file", photo);
  await fetch(`/api/orders/${encodeURIComponent(orderNumber)}/returns/${id}/photos`, { method: "POST", body });
}

type Chosen = Record<number, { quantity: number; reason: string }>;

/** What is being asked back, checked here as the shop does. */
export function useReturnForm(order: Order, onDone: () => void) {
  const [chosen, setChosen] = useState<Chosen>({});
  const [email, setEmail] = useState("");
  const [note, setNote] = useState("");
  const [errors, setErrors] = useState<{ email?: string; items?: string; all?: string }>({});
  const [photos, setPhotos] = useState<File[]>([]);
  const [isBusy, setBusy] = useState(false);

  const choose = (itemId: number, change: Partial<Chosen[number]> | undefined) =>
    setChosen(({ [itemId]: before, ...others }) =>
      change ? { ...others, [itemId]: { quantity: 1, reason: REASONS[0]!, ...before, ...change } } : others,
    );

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const items = Object.entries(chosen).map(([itemId, line]) => ({ itemId: Number(itemId), ...line }));
    const wrong = {
      items: items.length === 0 ? "Elige al menos una alfombra" : undefined,
      email: email.trim() ? undefined : "Escribe el correo con que compraste",
    };
    setErrors(wrong);
    if (wrong.items || wrong.email) return;
    setBusy(true);
    try {
      const params = { orderNumber: order.order_number };
      const made = await callApi<typeof requestReturn>("POST /api/orders/{orderNumber}/returns", {
        params,
        body: { email, items, note },
      });
      // The return is asked for: photos that do not arrive can be sent by answering its letter.
      if (photos.length > 0) await sendPhotos(order.order_number, made.id, email, photos).catch(() => undefined);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) setErrors({ all: OFFLINE });
      else if (error.status === 404) setErrors({ email: "Este no es el correo de este pedido" });
      else setErrors({ email: error.fields.email, all: error.fields.email ? undefined : error.message });
    }
    setBusy(false);
  };
  return { photos, setPhotos, chosen, choose, email, setEmail, note, setNote, errors, isBusy, submit };
}
