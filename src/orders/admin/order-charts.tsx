import { showCents } from "../../platform/money.ts";
import { WeekChart } from "../../ui/admin/week-chart.tsx";
import type { OrdersOverview } from "./overview-contract.ts";
import "./order-charts.css";

const millions = new Intl.NumberFormat("es-CO", { maximumFractionDigits: 1 });
const toMillions = (cents: number): number => cents / 100 / 1_000_000;

const moneyWords = ({ bold, cod, awaited }: OrdersOverview["weeks"][number]): string =>
  `${millions.format(toMillions(bold + cod))} paid${awaited > 0 ? ` and ${millions.format(toMillions(awaited))} awaited` : ""}`;

/** Orders and money by week: what is paid, and apart from it what is awaited. */
export function OrderCharts({ overview }: { overview: OrdersOverview }) {
  const { weeks } = overview;
  const now = weeks.at(-1)!;
  const money = now.bold + now.cod;
  const orders = weeks.map(({ monday, orders: count }) => ({ monday, count }));
  const sums = weeks.map(({ monday, bold, cod, awaited }) => ({
    monday,
    bold: toMillions(bold),
    cod: toMillions(cod),
    awaited: toMillions(awaited),
  }));
  return (
    <div className="order-charts">
      <section className="week-chart">
        <div className="admin-section-heading">
          <h2>Orders by week</h2>
          <span className="admin-muted admin-small">twelve weeks</span>
        </div>
        <div className="week-chart__figure">{now.orders}</div>
        <p className="week-chart__comparison">so far this week, {overview.last_week_by_now} by now last week</p>
        <WeekChart
          weeks={orders}
          parts={["count"]}
          show={(value) => String(value)}
          label={`Orders by week: ${weeks.map((week) => week.orders).join(", ")}. The last number is this week so far.`}
        />
      </section>
      <section className="week-chart">
        <div className="admin-section-heading">
          <h2>Money by week</h2>
          <span className="admin-muted admin-small">millions of pesos</span>
        </div>
        <div className="week-chart__figure">{showCents(money)}</div>
        <p className="week-chart__comparison">paid so far this week{now.awaited > 0 && `, ${showCents(now.awaited)} awaited`}</p>
        <p className="week-chart__comparison">
          <span className="week-chart__key">
            <i className="week-chart__part--bold" />
            Bold
          </span>
          <span className="week-chart__key">
            <i className="week-chart__part--cod" />
            Cash on delivery
          </span>
          <span className="week-chart__key">
            <i className="week-chart__part--awaited" />
            Awaited
          </span>
        </p>
        <WeekChart
          weeks={sums}
          parts={["cod", "bold", "awaited"]}
          aside="awaited"
          show={(value) => millions.format(value)}
          label={`Money by week in millions of pesos: ${weeks.map(moneyWords).join("; ")}. The last is this week so far.`}
        />
      </section>
    </div>
  );
}
