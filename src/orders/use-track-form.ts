import { type FormEvent, useState } from "react";
import { ApiError, callApi, OFFLINE } from "../platform/call-api.ts";
import type { trackOrder } from "./contract.ts";

type Pair = { orderNumber: string; email: string };

/** Does not say which of the two is wrong: whoever has neither learns nothing. */
const NO_SUCH_PAIR =
  "No encontramos un pedido con ese número y ese correo. Revísalos en el correo de confirmación: el número son diez letras y números, con un guion en medio.";

/** "Rastrea tu pedido": what was typed, what is missing in it, and the way to the order. */
export function useTrackForm(onFound: (orderNumber: string) => void) {
  const [pair, setPair] = useState<Pair>({ orderNumber: "", email: "" });
  const [errors, setErrors] = useState<Partial<Pair> & { both?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<Pair>): void => {
    setPair((before) => ({ ...before, ...part }));
    setErrors({});
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const { orderNumber } = await callApi<typeof trackOrder>("POST /api/orders/track", { body: pair });
      onFound(orderNumber);
    } catch (error) {
      if (!(error instanceof ApiError)) setErrors({ both: OFFLINE });
      else if (error.status === 404) setErrors({ both: NO_SUCH_PAIR });
      else setErrors(error.status === 400 ? error.fields : { both: error.message });
    }
    setBusy(false);
  };
  return { pair, change, errors, isBusy, submit };
}
