import {
  CalendarDays,
  Grid2x2,
  History,
  Image,
  Layers,
  LayoutDashboard,
  Mail,
  Package,
  Star,
  TicketPercent,
  type LucideIcon,
} from "lucide-react";
import { addresses } from "../../addresses.ts";

export type NavItem = { to: string; label: string; icon: LucideIcon; short?: true };

export const HOME: NavItem = { to: addresses.admin(), label: "Dashboard", icon: LayoutDashboard, short: true };

/** Spec §2 Admin: the tabs in its order; messages and history are ours. `short` ones fit the phone's bottom bar. */
export const TABS: readonly NavItem[] = [
  { to: addresses.admin("collections"), label: "Collections", icon: Layers },
  { to: addresses.admin("carpets"), label: "Carpets", icon: Grid2x2, short: true },
  { to: addresses.admin("orders"), label: "Orders", icon: Package, short: true },
  { to: addresses.admin("discount-codes"), label: "Discount Codes", icon: TicketPercent },
  { to: addresses.admin("showroom"), label: "Showroom", icon: CalendarDays, short: true },
  { to: addresses.admin("reviews"), label: "Reviews", icon: Star },
  { to: addresses.admin("media"), label: "Media", icon: Image },
  { to: addresses.admin("messages"), label: "Messages", icon: Mail },
  { to: addresses.admin("history"), label: "History", icon: History },
];
