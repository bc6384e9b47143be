import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { callApi } from "../../platform/call-api.ts";
import { I } from "../../ui/admin/icon.tsx";
import { showWhen } from "../../ui/admin/show-day.ts";
import type { readStockAlarm } from "./stock-alarm-contract.ts";
import { words } from "./words.ts";
import "../../ui/admin/states.css";

/** Unpaid orders hold too much of the stock: said as long as it is so. */
export function StockAlarmBand() {
  const { data } = useQuery({
    queryKey: ["stock-alarm"],
    queryFn: () => callApi<typeof readStockAlarm>("GET /api/admin/stock-alarm"),
    refetchInterval: 60_000,
  });
  const alarm = data?.alarm;
  if (!alarm) return null;
  const said = words().alarm;
  return (
    <div className="admin-banner" role="alert">
      <I of={CircleAlert} />
      <div>
        {said.held(alarm.held, alarm.units, showWhen(alarm.since))}
        <div className="admin-small admin-muted">{said.kept(alarm.confirm_minutes)}</div>
      </div>
      <Link className="admin-button admin-button--small" to={`${addresses.admin("orders")}?payment_status=pending`}>
        {said.unpaid}
      </Link>
    </div>
  );
}
