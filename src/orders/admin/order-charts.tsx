import { showCents } from "../../platform/money.ts";
import { WeekChart } from "../../ui/admin/week-chart.tsx";
import type { OrdersOverview } from "./overview-contract.ts";
import { words } from "./words.ts";
import "./order-charts.css";

const millions = new Intl.NumberFormat("es-CO", { maximumFractionDigits: 1 });
const toMillions = (cents: number): number => cents / 100 / 1_000_000;

const shown = (cents: number): string => millions.format(toMillions(cents));

const moneyWords = ({ bold, cod, awaited }: OrdersOverview["weeks"][number]): string =>
  awaited > 0 ? words().charts.weekPaidAndAwaited(shown(bold + cod), shown(awaited)) : words().charts.weekPaid(shown(bold + cod));

/** Orders and money by week: what is paid, and apart from it what is awaited. */
export function OrderCharts({ overview }: { overview: OrdersOverview }) {
  const said = words().charts;
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
          <h2>{said.orders}</h2>
          <span className="admin-muted admin-small">{said.twelveWeeks}</span>
        </div>
        <div className="week-chart__figure">{now.orders}</div>
        <p className="week-chart__comparison">{said.soFar(overview.last_week_by_now)}</p>
        <WeekChart
          weeks={orders}
          parts={["count"]}
          show={(value) => String(value)}
          label={said.ordersLabel(weeks.map((week) => week.orders).join(", "))}
        />
      </section>
      <section className="week-chart">
        <div className="admin-section-heading">
          <h2>{said.money}</h2>
          <span className="admin-muted admin-small">{said.millions}</span>
        </div>
        <div className="week-chart__figure">{showCents(money)}</div>
        <p className="week-chart__comparison">{now.awaited > 0 ? said.paidAndAwaited(showCents(now.awaited)) : said.paidSoFar}</p>
        <p className="week-chart__comparison">
          <span className="week-chart__key">
            <i className="week-chart__part--bold" />
            Bold
          </span>
          <span className="week-chart__key">
            <i className="week-chart__part--cod" />
            {said.cod}
          </span>
          <span className="week-chart__key">
            <i className="week-chart__part--awaited" />
            {said.awaited}
          </span>
        </p>
        <WeekChart
          weeks={sums}
          parts={["cod", "bold", "awaited"]}
          aside="awaited"
          show={(value) => millions.format(value)}
          label={said.moneyLabel(weeks.map(moneyWords).join("; "))}
        />
      </section>
    </div>
  );
}
