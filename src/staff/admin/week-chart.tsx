import { showShortDay } from "./show-day.ts";
import { scaleOf } from "../rules/chart-scale.ts";

export type Bar = { monday: string; parts: { value: number; look: string }[] };
type Props = { bars: Bar[]; label: string; show: (value: number) => string };

const [LEFT, RIGHT, BASE, TOP] = [28, 400, 150, 20];
const sum = (bar: Bar): number => bar.parts.reduce((total, { value }) => total + value, 0);

/** Twelve weeks as bars: this week in full colour with its number, the past ones lighter. Everything is also said in words. */
export function WeekChart({ bars, label, show }: Props) {
  const { top, ticks } = scaleOf(Math.max(...bars.map(sum)));
  const y = (value: number) => BASE - (value / top) * (BASE - TOP);
  const step = (RIGHT - LEFT - 4) / bars.length;
  return (
    <svg viewBox="0 0 400 178" aria-label={label} {...{ role: "img" }}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick) + 0.5}H${RIGHT}`} stroke="var(--line)" />
          <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
            {show(tick)}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => (
        <Column key={bar.monday} bar={bar} x={LEFT + 6 + index * step} y={y} now={index === bars.length - 1} show={show} />
      ))}
      {bars.map(
        (bar, index) =>
          (bars.length - 1 - index) % 3 === 0 && (
            <text
              key={bar.monday}
              className={index === bars.length - 1 ? "now" : undefined}
              x={index === bars.length - 1 ? RIGHT - 1 : LEFT + 16 + index * step}
              y={170}
              textAnchor={index === bars.length - 1 ? "end" : "middle"}
            >
              {showShortDay(`${bar.monday}T12:00:00Z`)}
            </text>
          ),
      )}
    </svg>
  );
}

type ColumnProps = { bar: Bar; x: number; y: (value: number) => number; now: boolean; show: Props["show"] };

function Column({ bar, x, y, now, show }: ColumnProps) {
  const total = sum(bar);
  return (
    <g className={now ? "week now" : "week"}>
      {bar.parts.map(({ value, look }, index) => {
        const below = sum({ ...bar, parts: bar.parts.slice(0, index) });
        const height = Math.max(0, y(below) - y(below + value));
        return <rect key={look} className={look} x={x} y={y(below + value)} width={20} height={height} />;
      })}
      {now && total > 0 && (
        <text x={x + 10} y={y(total) - 6} textAnchor="middle">
          {show(total)}
        </text>
      )}
    </g>
  );
}
