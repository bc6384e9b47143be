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
import { Marked } from "../../ui/admin/marked.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { showLongDay } from "../../ui/admin/show-day.ts";
import { StarMark } from "../../ui/admin/star-mark.tsx";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf } from "../../ui/admin/use-save.ts";
import { words as common } from "../../ui/admin/words.ts";
import { News } from "./news.tsx";
import { words } from "./words.ts";
import "../../ui/admin/top-bar.css";
import "./dashboard.css";

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
    <Screen title={common().nav.dashboard} sum={showLongDay(now)}>
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
      <title>{common().titleOf(common().nav.dashboard)}</title>
      <div className="admin-top-bar">
        <span className="admin-top-bar__logo">
          <StarMark />
        </span>
        <b aria-hidden="true">{common().nav.dashboard}</b>
      </div>
      <div className="dashboard">
        <header className="dashboard__lead">
          <h1 suppressHydrationWarning>{showLongDay(now)}</h1>
          {data && <Sentence today={data.today} toPrepare={data.to_prepare} />}
        </header>
        <News />
        {overview.error && (
          <Banner text={words().dashboard.failed} detail={reasonOf(overview.error)} retry={() => void overview.refetch()} />
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
  paid === total ? words().dashboard.allPaid : words().dashboard.paidAndAwaited(showCents(paid), showCents(awaited));

function Sentence({ today, toPrepare }: { today: OrdersOverview["today"]; toPrepare: number }) {
  const tasks = useOpenTasks().data?.length ?? 0;
  const [date] = useState(() => bogotaDate(new Date()));
  const visits = useNextVisits().data?.filter((visit) => visit.reservation_date === date).length ?? 0;
  const said = words().dashboard;
  const { orders, total, cod } = today;
  return (
    <p>
      {orders === 0 ? said.noOrders : <Marked text={said.today(orders, showCents(total), moneyOf(today), cod)} />}{" "}
      {toPrepare > 0 && (
        <>
          <Marked text={said.toPrepare(toPrepare)} />{" "}
        </>
      )}
      {visits > 0 && (
        <>
          <Marked text={said.visits(visits)} />{" "}
        </>
      )}
      {tasks > 0 && <Link to={addresses.admin("orders")}>{said.payments(tasks)}</Link>}
    </p>
  );
}
