import { CheckoutScreen } from "../../checkout/ui/checkout-screen.tsx";
import type { Route } from "./+types/checkout";

export const meta: Route.MetaFunction = () => [
  { title: "Finalizar compra · Casa Anatolia" },
  { name: "robots", content: "noindex" },
];

export default function Checkout() {
  return <CheckoutScreen />;
}
