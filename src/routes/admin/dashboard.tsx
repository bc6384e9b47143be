import { Screen } from "../../staff/admin/screen.tsx";

export default function Dashboard() {
  return <Screen title="Dashboard">{null}</Screen>;
}
