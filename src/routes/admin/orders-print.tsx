import { useSearchParams } from "react-router";
import { paperOf, PrintManyScreen } from "../../orders/admin/print-screen.tsx";
import type { Route } from "./+types/orders-print";

export default function OrdersPrint({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const numbers = (search.get("orders") ?? "").split(",").filter(Boolean).slice(0, 100);
  return <PrintManyScreen numbers={numbers} what={paperOf(params.what)} />;
}
