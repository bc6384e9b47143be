import { type PointerEvent, useEffect, useRef, useState } from "react";
import { type Camera, floorToPixel, type PixelPoint, pixelToFloor } from "../rules/camera.ts";
import { rugCorners, type RugPlace } from "../rules/rug-plane.ts";
import { Draggable, Overlay } from "./overlay.tsx";

type Props = { width: number; height: number; camera: Camera; place: RugPlace; onPlace: (place: RugPlace) => void };

const IDLE_MS = 3000;
const metres = (length: number) => `${length.toLocaleString("es-CO", { minimumFractionDigits: 2, maximumFractionDigits: 2 })} m`;
const between = (a: PixelPoint, b: PixelPoint, t: number): PixelPoint => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** Corner brackets, the two lengths and the turning knob; the rug itself is what one drags. */
export function PlaceOverlay({ width, height, camera, place, onPlace }: Props) {
  const [stirs, setStirs] = useState(0);
  const [rest, setRest] = useState<{ place: RugPlace; stirs: number } | null>(null);
  const isIdle = rest?.place === place && rest.stirs === stirs;
  const grip = useRef({ u: 0, v: 0 });
  useEffect(() => {
    const timer = setTimeout(() => setRest({ place, stirs }), IDLE_MS);
    return () => clearTimeout(timer);
  }, [place, stirs]);
  const seen = rugCorners(place).map((corner) => floorToPixel(camera, corner));
  if (seen.some((corner) => corner === null)) return null;
  const corners = seen as PixelPoint[];
  const sides = corners.map((corner, i) => between(corner, corners[(i + 1) % 4]!, 0.5));
  const nearest = sides.reduce((low, side, i) => (side.y > sides[low]!.y ? i : low), 0);
  const beside = (nearest + 1) % 4;
  const middle = floorToPixel(camera, place);
  const lengthOf = (side: number) => metres(side % 2 === 0 ? place.width : place.length);
  return (
    <Overlay width={width} height={height} className={isIdle ? "idle" : ""} onStir={() => setStirs(stirs + 1)}>
      {(unit, at) => {
        const knob = {
          // Clear of the buttons in the lower left corner.
          x: Math.min(width - 28 * unit, Math.max(250 * unit, sides[nearest]!.x)),
          y: Math.min(height - 28 * unit, sides[nearest]!.y + 46 * unit),
        };
        const floorAt = (event: PointerEvent) => pixelToFloor(camera, at(event));
        const brackets = corners.map((corner, i) => {
          const [before, after] = [corners[(i + 3) % 4]!, corners[(i + 1) % 4]!];
          const [a, b] = [between(corner, before, 0.1), between(corner, after, 0.1)];
          return `M${a.x} ${a.y} L${corner.x} ${corner.y} L${b.x} ${b.y}`;
        });
        return (
          <>
            <Draggable
              onStart={(event) => {
                const spot = floorAt(event);
                if (spot) grip.current = { u: spot.u - place.u, v: spot.v - place.v };
              }}
              onDrag={(event) => {
                const spot = floorAt(event);
                if (spot) onPlace({ ...place, u: spot.u - grip.current.u, v: spot.v - grip.current.v });
              }}
            >
              <polygon className="hold" points={corners.map(({ x, y }) => `${x},${y}`).join(" ")} />
              {middle && (
                <g className="puck" transform={`translate(${middle.x} ${middle.y}) scale(${unit})`}>
                  <circle r={22} />
                  <path d="M0-10V10M-3 7 0 10 3 7M7-3 10 0 7 3M-10 0H10M-7-3-10 0-7 3M-3-7 0-10 3-7" />
                </g>
              )}
            </Draggable>
            <g className="marks">
              <path className="hls" d={brackets.join(" ")} strokeWidth={5 * unit} />
              <path className="hl" d={brackets.join(" ")} strokeWidth={2 * unit} />
              <Tag
                at={{ x: sides[nearest]!.x - 90 * unit, y: sides[nearest]!.y + 24 * unit }}
                unit={unit}
                text={lengthOf(nearest)}
              />
              <Tag at={sides[beside]!} unit={unit} text={lengthOf(beside)} />
            </g>
            <path
              className="hl stem"
              d={`M${sides[nearest]!.x} ${sides[nearest]!.y}L${knob.x} ${knob.y}`}
              strokeWidth={1.5 * unit}
            />
            <Draggable
              onDrag={(event) => {
                const spot = floorAt(event);
                if (!spot) return;
                const towards = (Math.atan2(spot.v - place.v, spot.u - place.u) * 180) / Math.PI;
                onPlace({ ...place, angle: towards - NORMALS[nearest]! });
              }}
            >
              <circle className="knob" cx={knob.x} cy={knob.y} r={24 * unit} strokeWidth={1.5 * unit} />
              <g className="kic" transform={`translate(${knob.x - 12 * unit} ${knob.y - 12 * unit}) scale(${unit})`}>
                <path d="M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5" />
              </g>
            </Draggable>
          </>
        );
      }}
    </Overlay>
  );
}

/** Which way each side faces from the rug's middle, in its own degrees. */
const NORMALS = [-90, 0, 90, 180];

export function Tag({ at, unit, text }: { at: PixelPoint; unit: number; text: string }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${unit})`}>
      <rect className="tag" x={-36} y={-15} width={72} height={30} rx={3} />
      <text textAnchor="middle" y={5}>
        {text}
      </text>
    </g>
  );
}
