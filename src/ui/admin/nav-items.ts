import {
  BadgePercent,
  CalendarDays,
  ChartNoAxesColumn,
  FileText,
  Grid2x2,
  History,
  Image,
  Layers,
  LayoutDashboard,
  Mail,
  Package,
  Settings,
  Star,
  TicketPercent,
  Truck,
  Undo2,
  Unplug,
  Users,
  type LucideIcon,
} from "lucide-react";
import { addresses } from "../../addresses.ts";

export type NavItem = {
  to: string;
  label: string;
  icon: LucideIcon;
  short?: true;
  /** Other addresses of the same item. */
  also?: readonly string[];
};

export const HOME: NavItem = { to: addresses.admin(), label: "Dashboard", icon: LayoutDashboard, short: true };

/** What ties the shop to other programs: one item of the navigation, four screens. */
export const CONNECTIONS = [
  { to: addresses.admin("import"), label: "Import" },
  { to: addresses.admin("feeds"), label: "Feeds" },
  { to: addresses.admin("api-keys"), label: "API keys" },
  { to: addresses.admin("webhooks"), label: "Webhooks" },
] as const;

/** Spec §2 Admin: the tabs in its order; messages and history are ours. `short` ones fit the phone's bottom bar. */
export const TABS: readonly NavItem[] = [
  { to: addresses.admin("collections"), label: "Collections", icon: Layers },
  { to: addresses.admin("carpets"), label: "Carpets", icon: Grid2x2, short: true },
  { to: addresses.admin("orders"), label: "Orders", icon: Package, short: true },
  { to: addresses.admin("deliveries"), label: "Deliveries", icon: Truck },
  { to: addresses.admin("returns"), label: "Returns", icon: Undo2 },
  { to: addresses.admin("customers"), label: "Customers", icon: Users },
  { to: addresses.admin("discount-codes"), label: "Discount Codes", icon: TicketPercent },
  { to: addresses.admin("promotions"), label: "Promotions", icon: BadgePercent },
  { to: addresses.admin("showroom"), label: "Showroom", icon: CalendarDays, short: true },
  { to: addresses.admin("reviews"), label: "Reviews", icon: Star },
  { to: addresses.admin("media"), label: "Media", icon: Image },
  { to: addresses.admin("messages"), label: "Messages", icon: Mail },
  { to: addresses.admin("insight"), label: "Insight", icon: ChartNoAxesColumn },
  { to: CONNECTIONS[0].to, also: CONNECTIONS.map(({ to }) => to), label: "Connections", icon: Unplug },
  { to: addresses.admin("content"), label: "Content", icon: FileText },
  { to: addresses.admin("people"), label: "People", icon: Users },
  { to: addresses.admin("history"), label: "History", icon: History },
  { to: addresses.admin("settings"), label: "Settings", icon: Settings },
];

/** Tabs whose calls are called otherwise than they are. */
const CALLS: Record<string, string> = { history: "audit", people: "staff" };

/** The call a tab's screen begins with: who may not make it does not see the tab. */
export function callOf({ to }: NavItem): string {
  const tab = to.slice(HOME.to.length + 1);
  return `GET /api/admin/${CALLS[tab] ?? (tab || "events")}`;
}
