import { CustomerScreen } from "../../customers/admin/customer-screen.tsx";
import type { Route } from "./+types/customer";

export default function Customer({ params }: Route.ComponentProps) {
  return <CustomerScreen key={params.id} id={params.id} />;
}
