import { PrintScreen } from "../../orders/admin/print-screen.tsx";
import type { Route } from "./+types/order-print";

export default function OrderPrint({ params }: Route.ComponentProps) {
  return <PrintScreen id={params.id} what={params.what === "certificate" ? "certificate" : "slip"} />;
}
