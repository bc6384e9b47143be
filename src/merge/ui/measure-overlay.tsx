import type { PixelPoint } from "../rules/camera.ts";
import { Tag } from "./place-overlay.tsx";
import { PointsOverlay } from "./points-overlay.tsx";

export type Pair = readonly [PixelPoint, PixelPoint];

/** Two points on the floor, somewhere in its middle, to begin with. */
export const startPair = (width: number, height: number): Pair => [
  { x: width * 0.38, y: height * 0.82 },
  { x: width * 0.6, y: height * 0.82 },
];

type Props = {
  width: number;
  height: number;
  photoUrl: string;
  pair: Pair;
  /** Metres between them, when both lie on the floor. */
  measured: number | null;
  onPair: (pair: Pair) => void;
};

export function MeasureOverlay({ width, height, photoUrl, pair, measured, onPair }: Props) {
  return (
    <PointsOverlay
      {...{ width, height, photoUrl, points: pair }}
      labels={["Primer punto", "Segundo punto"]}
      onMove={(i, point) => onPair(i === 0 ? [point, pair[1]] : [pair[0], point])}
    >
      {(unit) =>
        measured && (
          <Tag
            at={{ x: (pair[0].x + pair[1].x) / 2, y: (pair[0].y + pair[1].y) / 2 - 36 * unit }}
            unit={unit}
            text={`${Math.round(measured * 100)} cm`}
          />
        )
      }
    </PointsOverlay>
  );
}
