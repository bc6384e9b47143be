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
  type IconNode,
} from "lucide";
import { addresses } from "../../addresses.ts";
import type { en } from "./words.en.ts";

export type NavItem = {
  to: string;
  /** Under which the catalogue has its label. */
  name: keyof typeof en.nav;
  icon: IconNode;
  short?: true;
  /** Other addresses of the same item. */
  also?: readonly string[];
};

export const HOME: NavItem = { to: addresses.admin(), name: "dashboard", icon: LayoutDashboard, short: true };

/** What ties the shop to other programs: one item of the navigation, four screens. */
export const CONNECTIONS = [
  { to: addresses.admin("import"), name: "import" },
  { to: addresses.admin("feeds"), name: "feeds" },
  { to: addresses.admin("api-keys"), name: "api-keys" },
  { to: addresses.admin("webhooks"), name: "webhooks" },
] as const;

/** Spec §2 Admin: the tabs in its order; messages and history are ours. `short` ones fit the phone's bottom bar. */
export const TABS: readonly NavItem[] = [
  { to: addresses.admin("collections"), name: "collections", icon: Layers },
  { to: addresses.admin("carpets"), name: "carpets", icon: Grid2x2, short: true },
  { to: addresses.admin("orders"), name: "orders", icon: Package, short: true },
  { to: addresses.admin("deliveries"), name: "deliveries", icon: Truck },
  { to: addresses.admin("returns"), name: "returns", icon: Undo2 },
  { to: addresses.admin("customers"), name: "customers", icon: Users },
  { to: addresses.admin("discount-codes"), name: "discount-codes", icon: TicketPercent },
  { to: addresses.admin("promotions"), name: "promotions", icon: BadgePercent },
  { to: addresses.admin("showroom"), name: "showroom", icon: CalendarDays, short: true },
  { to: addresses.admin("reviews"), name: "reviews", icon: Star },
  { to: addresses.admin("media"), name: "media", icon: Image },
  { to: addresses.admin("messages"), name: "messages", icon: Mail },
  { to: addresses.admin("insight"), name: "insight", icon: ChartNoAxesColumn },
  { to: CONNECTIONS[0].to, also: CONNECTIONS.map(({ to }) => to), name: "connections", icon: Unplug },
  { to: addresses.admin("content"), name: "content", icon: FileText },
  { to: addresses.admin("people"), name: "people", icon: Users },
  { to: addresses.admin("history"), name: "history", icon: History },
  { to: addresses.admin("settings"), name: "settings", icon: Settings },
];

/** Tabs whose calls are called otherwise than they are. */
const CALLS: Record<string, string> = { history: "audit", people: "staff" };

/** The call a tab's screen begins with: who may not make it does not see the tab. */
export function callOf({ to }: NavItem): string {
  const tab = to.slice(HOME.to.length + 1);
  return `GET /api/admin/${CALLS[tab] ?? (tab || "events")}`;
}
