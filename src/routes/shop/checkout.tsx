import { CheckoutScreen } from "../../checkout/ui/checkout-screen.tsx";
import type { Route } from "./+types/checkout";
import { NeedsScript } from "./frame/needs-script.tsx";

export const meta: Route.MetaFunction = () => [
  { title: "Finalizar compra · Casa Anatolia" },
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
