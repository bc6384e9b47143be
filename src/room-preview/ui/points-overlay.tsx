import { type ReactNode, useState } from "react";
import type { PixelPoint } from "../rules/camera.ts";
import { Draggable, Overlay } from "./overlay.tsx";

type Props = {
  width: number;
  height: number;
  photoUrl: string;
  points: readonly PixelPoint[];
  labels: readonly string[];
  /** Closed: a floor between corners. Open: a line between two points. */
  closed?: boolean;
  onMove: (index: number, point: PixelPoint) => void;
  children?: (unit: number) => ReactNode;
};

/** Points to be put exactly: a loupe shows what lies under the finger. */
export function PointsOverlay({ width, height, photoUrl, points, labels, closed, onMove, children }: Props) {
  const [held, setHeld] = useState<number | null>(null);
  const clamp = ({ x, y }: PixelPoint) => ({ x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) });
  const line = points.map(({ x, y }) => `${x},${y}`).join(" ");
  const under = held === null ? undefined : points[held];
  return (
    <>
      <Overlay width={width} height={height}>
        {(unit, at) => (
          <>
            {closed ? (
              <polygon className="area" points={line} strokeWidth={2 * unit} />
            ) : (
              <>
                <polyline className="hls" points={line} strokeWidth={5 * unit} />
                <polyline className="hl" points={line} strokeWidth={2 * unit} />
              </>
            )}
            {children?.(unit)}
            {points.map((point, i) => (
              <Draggable key={labels[i]} onStart={() => setHeld(i)} onDrag={(event) => onMove(i, clamp(at(event)))}>
                <circle
                  className="pin"
                  cx={point.x}
                  cy={point.y}
                  r={24 * unit}
                  strokeWidth={1.5 * unit}
                  // SVG has no input of its own to be moved in two directions.
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                  role="slider"
                  tabIndex={0}
                  aria-label={labels[i]}
                  aria-valuenow={Math.round(point.x)}
                  aria-valuetext={`${Math.round(point.x)}, ${Math.round(point.y)}`}
                  onBlur={() => setHeld(null)}
                  onKeyDown={(event) => {
                    const step = STEPS[event.key];
                    if (!step) return;
                    event.preventDefault();
                    setHeld(i);
                    onMove(i, clamp({ x: point.x + step[0]! * unit, y: point.y + step[1]! * unit }));
                  }}
                />
                <circle className="dot" cx={point.x} cy={point.y} r={3 * unit} />
              </Draggable>
            ))}
          </>
        )}
      </Overlay>
      {under && (
        <div
          className="loupe"
          aria-hidden="true"
          style={{
            left: `${under.x / width > 0.5 ? 4 : 96}%`,
            transform: under.x / width > 0.5 ? undefined : "translateX(-100%)",
            backgroundImage: `url(${photoUrl})`,
            backgroundSize: `${width * 2}px auto`,
            backgroundPosition: `${66 - under.x * 2}px ${66 - under.y * 2}px`,
          }}
        />
      )}
    </>
  );
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-4, 0],
  ArrowRight: [4, 0],
  ArrowUp: [0, -4],
  ArrowDown: [0, 4],
};
