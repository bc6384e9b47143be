import type { Insight } from "../contract.ts";
import { stagesOf, worstOf } from "../rules/finding.ts";

const WIDTH = 100;
const HEIGHT = 60;

/** Linear and honest: a step is as high as the people in it. On a phone the same numbers are bars. */
export function Funnel({ of }: { of: Insight }) {
  const stages = stagesOf(of);
  const worst = worstOf(stages)?.step;
  const most = Math.max(1, ...stages.map(({ count }) => count));
  const share = (place: number) => (stages[Math.min(place, stages.length - 1)]!.count / most) * HEIGHT;
  return (
    <ol className="insight-funnel">
      {stages.map(({ step, label, count, goOn }, place) => {
        const [left, right] = [share(place), share(place + 1)];
        const points = [
          [0, (HEIGHT - left) / 2],
          [WIDTH, (HEIGHT - right) / 2],
          [WIDTH, (HEIGHT + right) / 2],
          [0, (HEIGHT + left) / 2],
        ];
        // The slope before a step is where its people were lost.
        const isWorst = worst !== undefined && stages[place + 1]?.step === worst;
        return (
          <li key={step} className={step === worst ? "is-worst" : undefined}>
            <span>{label}</span>
            <b>{count.toLocaleString("es-CO")}</b>
            <small>{goOn === undefined ? (place === 0 ? "people" : "–") : `${goOn} of 100 go on`}</small>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <polygon className={isWorst ? "is-worst" : undefined} points={points.map((point) => point.join(",")).join(" ")} />
            </svg>
            <i style={{ width: `${(100 * count) / most}%` }} />
          </li>
        );
      })}
    </ol>
  );
}
