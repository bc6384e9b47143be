import type { MergeRoom } from "../contract.ts";
import { floorToPixel, type PixelPoint } from "../rules/camera.ts";
import { Tag } from "./place-overlay.tsx";
import { PointsOverlay } from "./points-overlay.tsx";

export type Pair = readonly [PixelPoint, PixelPoint];

/** Two points to begin with: a metre across the rug's middle, or somewhere low in the photo. */
export function startPair(room: Pick<MergeRoom, "width" | "height" | "camera" | "place"> | null): Pair {
  const [width, height] = [room?.width ?? 1, room?.height ?? 1];
  const { place, camera } = room ?? {};
  const ends = [-0.5, 0.5].map((aside) => place && camera && floorToPixel(camera, { u: place.u + aside, v: place.v }));
  const isSeen = (at: PixelPoint) => at.x > 0 && at.x < width && at.y > 0 && at.y < height;
  const [from, to] = ends;
  if (from && to && isSeen(from) && isSeen(to)) return [from, to];
  return [
    { x: width * 0.38, y: height * 0.82 },
    { x: width * 0.6, y: height * 0.82 },
  ];
}

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
