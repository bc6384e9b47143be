import { useState } from "react";
import { extended, type Stroke } from "../rules/brush.ts";
import type { PixelPoint } from "../rules/camera.ts";
import { BRUSH_HELP } from "./brush-panel.tsx";
import { Draggable, Overlay } from "./overlay.tsx";

type Props = { width: number; height: number; brush: Pick<Stroke, "as" | "width">; onStroke: (stroke: Stroke) => void };

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A brush over the photo. With the keyboard it is moved by the arrows and set down with the space bar. */
export function BrushOverlay({ width, height, brush, onStroke }: Props) {
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const [at, setAt] = useState<PixelPoint>({ x: width / 2, y: height * 0.75 });
  const [byKey, setByKey] = useState(false);
  const end = () => {
    if (stroke) onStroke(stroke);
    setStroke(null);
  };
  return (
    <Overlay width={width} height={height} className="brush">
      {(unit, pointAt) => (
        <>
          <Draggable
            onStart={(event) => {
              setByKey(false);
              setStroke(extended({ ...brush, points: [] }, pointAt(event)));
            }}
            onDrag={(event) => {
              // Now: the event has no target any more when the state is computed.
              const point = pointAt(event);
              setStroke((now) => now && extended(now, point));
            }}
            onEnd={end}
          >
            <rect
              className="sheet"
              width={width}
              height={height}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no control of its own
              role="application"
              tabIndex={0}
              aria-label="Pincel sobre tu foto"
              aria-describedby={BRUSH_HELP}
              onBlur={() => setByKey(false)}
              onKeyDown={(event) => {
                const step = STEPS[event.key];
                if (!step && event.key !== " ") return;
                event.preventDefault();
                setByKey(true);
                if (!step) return onStroke({ ...brush, points: [at] });
                const far = brush.width / 2;
                setAt({
                  x: Math.min(width, Math.max(0, Math.round(at.x + step[0] * far))),
                  y: Math.min(height, Math.max(0, Math.round(at.y + step[1] * far))),
                });
              }}
            />
          </Draggable>
          {stroke && (
            <polyline
              className={stroke.as === "floor" ? "paint paint--floor" : "paint"}
              points={[...stroke.points, stroke.points.at(-1)!].map(({ x, y }) => `${x},${y}`).join(" ")}
              strokeWidth={stroke.width}
            />
          )}
          {byKey && <circle className="tip" cx={at.x} cy={at.y} r={brush.width / 2} strokeWidth={2 * unit} />}
        </>
      )}
    </Overlay>
  );
}
