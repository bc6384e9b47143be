import type { TimelineStep } from "../rules/timeline.ts";
import { StatusMark } from "./status-mark.tsx";
import "./timeline.css";

const SAID = { done: "hecho", now: "en este momento", todo: "por venir", stopped: "" } as const;

/** Across on a desk, downwards on a phone. */
export const Timeline = ({ steps }: { steps: readonly TimelineStep[] }) => (
  <ol className="timeline" aria-label="Avance del pedido">
    {steps.map(({ title, words, mark }) => (
      <li key={title} className={`is-${mark}`} aria-current={mark === "now" ? "step" : undefined}>
        <StatusMark is={mark} />
        <div>
          <h2>
            {title}
            {SAID[mark] && <span className="vh">, {SAID[mark]}</span>}
          </h2>
          {words && <p>{words}</p>}
        </div>
      </li>
    ))}
  </ol>
);
