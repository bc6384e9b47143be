import { CarpetScreen } from "../../catalog/admin/carpet-screen.tsx";
import type { Route } from "./+types/carpet";

export default function Carpet({ params }: Route.ComponentProps) {
  return <CarpetScreen id={params.id} />;
}
