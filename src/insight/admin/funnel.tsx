import type { Insight } from "../contract.ts";
import { type Stage, stagesOf, worstOf } from "../rules/finding.ts";
import { words } from "./words.ts";

const WIDTH = 100;
const HEIGHT = 60;
const show = (n: number): string => n.toLocaleString("es-CO");

function noteOf({ step, count, goOn, skip }: Stage, place: number): string {
  if (skip !== undefined) return words().funnel.tried(goOn ?? 0, show(skip));
  if (goOn !== undefined) return words().funnel.goOn(goOn);
  if (place === 0) return words().funnel.people;
  return step === "paid" && count > 0 ? words().funnel.elsewhere : "–";
}

/** Between two heights, both in the middle. */
const slope = (left: number, right: number): string =>
  [
    [0, (HEIGHT - left) / 2],
    [WIDTH, (HEIGHT - right) / 2],
    [WIDTH, (HEIGHT + right) / 2],
    [0, (HEIGHT + left) / 2],
  ]
    .map((point) => point.join(","))
    .join(" ");

/**
 * Linear and honest: a step is as high as the people in it. Trying a rug in a room is a band within the way, as people also
 * buy without it. On a phone the same numbers are bars.
 */
export function Funnel({ of }: { of: Insight }) {
  const stages = stagesOf(of);
  const worst = worstOf(stages)?.step;
  const most = Math.max(1, ...stages.map(({ count }) => count));
  const height = (count: number) => (count / most) * HEIGHT;
  // The people who are at a step's beginning: at one taken by choice, all of the step before.
  const through = stages.map(({ count, skip }, place) => (skip === undefined ? count : stages[place - 1]!.count));
  return (
    <ol className="insight-funnel">
      {stages.map((stage, place) => {
        const { step, count, skip } = stage;
        // The slope before a step is where its people were lost.
        const isWorst = worst !== undefined && stages[place + 1]?.step === worst;
        return (
          <li key={step} className={step === worst ? "is-worst" : skip === undefined ? undefined : "is-choice"}>
            <span>{words().funnel.steps[step]}</span>
            <b>{show(count)}</b>
            <small>{noteOf(stage, place)}</small>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <polygon
                className={isWorst ? "is-worst" : undefined}
                points={slope(height(through[place]!), height(through[place + 1] ?? count))}
              />
              {skip !== undefined && <polygon className="insight-funnel__tried" points={slope(height(count), height(count))} />}
            </svg>
            {count > 0 && <i style={{ width: `${(100 * count) / most}%` }} />}
          </li>
        );
      })}
    </ol>
  );
}
