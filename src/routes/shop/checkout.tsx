import { CheckoutScreen } from "../../checkout/ui/checkout-screen.tsx";
import type { Route } from "./+types/checkout";
import { HELP_AT_END } from "./frame/floating-buttons.tsx";
import { NeedsScript } from "./frame/needs-script.tsx";
import { shopIn } from "./shop-in.ts";

/** Sums and fields fill this page: the two buttons are at its end. */
export const handle = HELP_AT_END;
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Finalizar compra · ${shopIn(matches)?.name}` },
  { name: "robots", content: "noindex" },
];

export default function Checkout() {
  return (
    <>
      <NeedsScript />
      <CheckoutScreen />
    </>
  );
}
