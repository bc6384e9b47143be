import { paperOf, PrintScreen } from "../../orders/admin/print-screen.tsx";
import type { Route } from "./+types/order-print";

export default function OrderPrint({ params }: Route.ComponentProps) {
  return <PrintScreen id={params.id} what={paperOf(params.what)} />;
}
