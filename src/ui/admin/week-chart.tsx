import { AxisBottom, AxisLeft } from "@visx/axis";
import { GridRows } from "@visx/grid";
import { scaleBand, scaleLinear } from "@visx/scale";
import { BarStack } from "@visx/shape";
import { showShortDay } from "./show-day.ts";
import "./week-chart.css";

export type Week = { monday: string } & Record<string, number | string>;
type Props = {
  weeks: Week[];
  /** What is stacked, from below; also the end of each one's class. */ parts: string[];
  /** A part that the week's number leaves out. */ aside?: string;
  label: string;
  show: (value: number) => string;
};

const [WIDTH, HEIGHT, LEFT, RIGHT, BASE, TOP] = [400, 178, 28, 400, 150, 20];

/** Twelve weeks as bars: this week in full colour with its number, the past ones lighter. Everything is also said in words. */
export function WeekChart({ weeks, parts, aside, label, show }: Props) {
  const sum = (week: Week): number => parts.reduce((total, part) => total + Number(week[part]), 0);
  const now = weeks.at(-1)!;
  const highest = Math.max(...weeks.map(sum), 1);
  const y = scaleLinear<number>({ domain: [0, highest], range: [BASE, TOP], nice: 3 });
  const x = scaleBand<string>({ domain: weeks.map(({ monday }) => monday), range: [LEFT + 6, RIGHT - 10], paddingInner: 0.35 });
  // Counts have no halves.
  const ticks = y.ticks(3).filter((tick) => highest >= 3 || Number.isInteger(tick));
  const named = weeks.filter((_, index) => (weeks.length - 1 - index) % 3 === 0).map(({ monday }) => monday);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-label={label} {...{ role: "img" }}>
      <GridRows scale={y} tickValues={ticks} left={LEFT} width={RIGHT - LEFT} stroke="var(--line)" />
      <AxisLeft scale={y} left={LEFT} tickValues={ticks} tickFormat={(tick) => show(Number(tick))} hideAxisLine hideTicks />
      <BarStack data={weeks} keys={parts} x={({ monday }) => monday} xScale={x} yScale={y} color={() => ""}>
        {(stacks) =>
          stacks.flatMap(({ key, bars }) =>
            bars.map((bar) => (
              <g
                key={`${key}-${bar.index}`}
                className={bar.index === weeks.length - 1 ? "week-chart__week is-now" : "week-chart__week"}
              >
                <rect
                  className={`week-chart__part--${key}`}
                  x={bar.x}
                  y={bar.y}
                  width={bar.width}
                  height={Math.max(0, bar.height)}
                />
              </g>
            )),
          )
        }
      </BarStack>
      {sum(now) > 0 && (
        <g className="week-chart__week is-now">
          <text x={x(now.monday)! + x.bandwidth() / 2} y={y(sum(now)) - 6} textAnchor="middle">
            {show(sum(now) - Number(aside ? now[aside] : 0))}
          </text>
        </g>
      )}
      <AxisBottom
        scale={x}
        top={BASE}
        tickValues={named}
        tickFormat={(monday) => showShortDay(`${monday}T12:00:00Z`, new Date(`${monday}T12:00:00Z`))}
        tickLabelProps={(monday) =>
          monday === now.monday ? { className: "is-now", textAnchor: "end", dx: x.bandwidth() / 2 } : { textAnchor: "middle" }
        }
        hideAxisLine
        hideTicks
      />
    </svg>
  );
}
