import { useState } from "react";
import { useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import { fetchLiveRugs } from "../../cart/live-rugs.ts";
import { useCart } from "../../cart/use-cart.ts";
import type { Order } from "../../orders/contract.ts";
import { OFFLINE } from "../../platform/call-api.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PROBLEMS } from "../texts.ts";
import { useShop } from "../../ui/use-shop.ts";

const GONE = "Estas alfombras ya no están a la venta. Escríbenos y buscamos contigo una parecida.";

/** Spec §8: the sentence of an end without money; then the same rugs go back to the cart and on to the checkout. */
export function BuyAgain({ order }: { order: Order }) {
  const cart = useCart();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const again = async () => {
    setBusy(true);
    setProblem("");
    try {
      const wanted = order.items.filter(({ carpet_id }) => carpet_id !== null);
      const live = await fetchLiveRugs(wanted.map(({ carpet_id }) => carpet_id!));
      const inCart = (id: number, size: string) => cart.items.some((item) => item.rug.id === id && item.selectedSize === size);
      const lines = wanted.flatMap(({ carpet_id: id, size, quantity }) => {
        const rug = live.get(id!);
        return rug?.sizes.some((each) => each.size === size) ? [{ rug, size, quantity }] : [];
      });
      // The cart of the same browser still has them: they are not bought twice.
      for (const { rug, size, quantity } of lines) if (!inCart(rug.id, size)) cart.add(rug, size, quantity);
      if (lines.length === 0) return setProblem(GONE);
      await navigate(addresses.checkout());
    } catch {
      setProblem(OFFLINE);
    } finally {
      setBusy(false);
    }
  };
  const { minutesToPay } = useShop().selling;
  const sentence =
    { failed: PROBLEMS.declined, expired: PROBLEMS.expired(minutesToPay) }[order.payment_status as string] ?? PROBLEMS.cancelled;
  return (
    <Notice tone="gold">
      <p>{sentence}</p>
      <p>
        <Button disabled={isBusy || !cart.ready} aria-busy={isBusy} onClick={() => void again()}>
          {order.payment_status === "failed" ? "Intentar el pago de nuevo" : "Comprar de nuevo"}
        </Button>
      </p>
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </Notice>
  );
}
