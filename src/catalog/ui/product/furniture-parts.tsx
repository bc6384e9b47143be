import { DEPTH, HEIGHT } from "../../rules/scale.ts";

type BoxProps = { x: number; w: number; from: number; to: number; h: number; base?: number; r?: number };

/** A block on the floor: its top and its front, from depth `from` to depth `to`. */
export function Box({ x, w, from, to, h, base = 0, r = 3 }: BoxProps) {
  const top = from * DEPTH - h * HEIGHT;
  const edge = to * DEPTH - h * HEIGHT;
  const foot = to * DEPTH - base * HEIGHT;
  return (
    <>
      <rect className="f" x={x} y={top} width={w} height={edge - top} rx={r} />
      <rect className="f s" x={x} y={edge} width={w} height={foot - edge} rx={r} />
    </>
  );
}

export const Leg = ({ x, d, h }: { x: number; d: number; h: number }) => (
  <rect className="leg" x={x} y={d * DEPTH - h * HEIGHT} width={3} height={h * HEIGHT} />
);
