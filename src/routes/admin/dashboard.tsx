import { useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { RunningOut } from "../../catalog/admin/running-out.tsx";
import { FirstStepsScreen } from "../../first-steps/admin/first-steps-screen.tsx";
import { useFirstSteps } from "../../first-steps/admin/use-first-steps.ts";
import { OutboxNotice } from "../../messages/admin/outbox-notice.tsx";
import { OrderCharts } from "../../orders/admin/order-charts.tsx";
import type { OrdersOverview } from "../../orders/admin/overview-contract.ts";
import { StockAlarmBand } from "../../orders/admin/stock-alarm-band.tsx";
import { useOverview } from "../../orders/admin/use-overview.ts";
import { TaskList } from "../../payments/admin/task-list.tsx";
import { useOpenTasks } from "../../payments/admin/use-tasks.ts";
import { bogotaDate } from "../../platform/bogota-time.ts";
import { showCents } from "../../platform/money.ts";
import { NextVisits } from "../../showroom/admin/next-visits.tsx";
import { useNextVisits } from "../../showroom/admin/use-next-visits.ts";
import { useMay } from "../../staff/admin/use-session.ts";
import { Screen } from "../../ui/admin/screen.tsx";
import { StarMark } from "../../ui/admin/star-mark.tsx";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf } from "../../ui/admin/use-save.ts";
import { News } from "./news.tsx";
import "../../ui/admin/top-bar.css";
import "./dashboard.css";

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "America/Bogota", ...options });
const longDay = (now: Date) => `${part({ weekday: "long" }).format(now)}, ${part({ day: "numeric", month: "long" }).format(now)}`;

/** Until the shop is open, the steps on the way there. */
export default function Dashboard() {
  const steps = useFirstSteps();
  const may = useMay();
  if (steps.isLoading) return <SkeletonRows />;
  if (steps.data && !steps.data.isOpen) return <FirstStepsScreen />;
  return may("GET /api/admin/overview") ? <Today /> : <Shelves />;
}

/** For who keeps the catalogue and does not see orders. */
function Shelves() {
  const [now] = useState(() => new Date());
  return (
    <Screen title="Dashboard" sum={longDay(now)}>
      <RunningOut />
    </Screen>
  );
}

/** A sentence instead of number tiles, then the charts, what runs out, what waits and who comes. */
function Today() {
  const overview = useOverview();
  const [now] = useState(() => new Date());
  const { data } = overview;
  return (
    <div className="admin-screen">
      <title>Dashboard · Back office</title>
      <div className="admin-top-bar">
        <span className="admin-top-bar__logo">
          <StarMark />
        </span>
        <b aria-hidden="true">Dashboard</b>
      </div>
      <div className="dashboard">
        <header className="dashboard__lead">
          <h1 suppressHydrationWarning>{longDay(now)}</h1>
          {data && <Sentence today={data.today} toPrepare={data.to_prepare} />}
        </header>
        <News />
        {overview.error && (
          <Banner text="Failed to fetch the overview" detail={reasonOf(overview.error)} retry={() => void overview.refetch()} />
        )}
        <StockAlarmBand />
        <OutboxNotice />
        <div className="dashboard__columns">
          <div className="dashboard__column">
            {data ? <OrderCharts overview={data} /> : <SkeletonRows rows={3} />}
            <hr className="dashboard__rule" />
            <RunningOut />
          </div>
          <div className="dashboard__column dashboard__column--side">
            <TaskList />
            <hr className="dashboard__rule" />
            <NextVisits />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Paid and awaited apart: an order is not money yet. */
const moneyOf = ({ total, paid, awaited }: OrdersOverview["today"]): string =>
  paid === total ? "all paid" : `${showCents(paid)} paid, ${showCents(awaited)} awaited`;

function Sentence({ today, toPrepare }: { today: OrdersOverview["today"]; toPrepare: number }) {
  const tasks = useOpenTasks().data?.length ?? 0;
  const [date] = useState(() => bogotaDate(new Date()));
  const visits = useNextVisits().data?.filter((visit) => visit.reservation_date === date).length ?? 0;
  return (
    <p>
      {today.orders === 0 ? (
        "No orders yet today. "
      ) : (
        <>
          Today{" "}
          <b>
            {today.orders} {today.orders === 1 ? "order" : "orders"}
          </b>{" "}
          for <b>{showCents(today.total)}</b>: {moneyOf(today)}
          {today.cod > 0 && `, ${today.cod === today.orders ? "all" : today.cod} of them cash on delivery`}.{" "}
        </>
      )}
      {toPrepare > 0 && (
        <>
          <b>{toPrepare}</b> to prepare.{" "}
        </>
      )}
      {visits > 0 && (
        <>
          <b>
            {visits} {visits === 1 ? "visit" : "visits"}
          </b>{" "}
          still to come to the showroom today.{" "}
        </>
      )}
      {tasks > 0 && (
        <Link to={addresses.admin("orders")}>
          {tasks} {tasks === 1 ? "payment needs" : "payments need"} a decision.
        </Link>
      )}
    </p>
  );
}
