import type { MergeRoom } from "../contract.ts";
import { floorToPixel, type PixelPoint } from "../rules/camera.ts";
import { Tag } from "./place-overlay.tsx";
import { PointsOverlay } from "./points-overlay.tsx";

export type Pair = readonly [PixelPoint, PixelPoint];

/** Far enough from each other, and from the photo's edge, that a finger takes the one it means. */
const APART = 0.14;

/** Two points to begin with: beside the rug's middle, or low in the photo where no rug lies. */
export function startPair(room: Pick<MergeRoom, "width" | "height" | "camera" | "place"> | null): Pair {
  const [width, height] = [room?.width ?? 1, room?.height ?? 1];
  const middle = room?.place && room.camera && floorToPixel(room.camera, room.place);
  const { x, y } = middle && middle.y > 0 && middle.y < height ? middle : { x: width / 2, y: height * 0.82 };
  const between = Math.min(0.8, Math.max(0.2, x / width));
  return [
    { x: (between - APART) * width, y },
    { x: (between + APART) * width, y },
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
            at={{ x: (pair[0].x + pair[1].x) / 2, y: (pair[0].y + pair[1].y) / 2 - 44 * unit }}
            unit={unit}
            text={`${Math.round(measured * 100)} cm`}
          />
        )
      }
    </PointsOverlay>
  );
}
