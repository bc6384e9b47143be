import { CENTRE, DEPTH, type Furniture, HEIGHT } from "../../rules/scale.ts";

type BoxProps = { x: number; w: number; from: number; to: number; h: number; base?: number; r?: number };

/** A block on the floor: its top and its front, from depth `from` to depth `to`. */
function Box({ x, w, from, to, h, base = 0, r = 3 }: BoxProps) {
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

const Leg = ({ x, d, h }: { x: number; d: number; h: number }) => (
  <rect className="leg" x={x} y={d * DEPTH - h * HEIGHT} width={3} height={h * HEIGHT} />
);

function Sofa() {
  const x = CENTRE - 110;
  return (
    <>
      <Leg x={x + 8} d={18} h={14} />
      <Leg x={x + 208} d={18} h={14} />
      <Box x={x} w={220} from={10} to={34} h={80} base={12} />
      <Box x={x + 21} w={88} from={30} to={42} h={74} base={44} r={5} />
      <Box x={x + 111} w={88} from={30} to={42} h={74} base={44} r={5} />
      <Box x={x + 18} w={92} from={32} to={98} h={44} base={12} />
      <Box x={x + 110} w={92} from={32} to={98} h={44} base={12} />
      <Box x={x} w={20} from={10} to={98} h={60} base={12} />
      <Box x={x + 200} w={20} from={10} to={98} h={60} base={12} />
      <Leg x={x + 4} d={97} h={13} />
      <Leg x={x + 212} d={97} h={13} />
    </>
  );
}

function Bed() {
  const x = CENTRE - 80;
  return (
    <>
      <Box x={x - 4} w={168} from={2} to={8} h={105} />
      <Box x={x} w={160} from={8} to={208} h={34} base={8} />
      <Box x={x - 2} w={164} from={70} to={209} h={46} base={16} />
      <Box x={x + 12} w={62} from={14} to={50} h={52} base={40} />
      <Box x={x + 86} w={62} from={14} to={50} h={52} base={40} />
    </>
  );
}

function Chair({ x, d, isBehind }: { x: number; d: number; isBehind: boolean }) {
  const legs = (
    <>
      <Leg x={x + 2} d={d + 42} h={40} />
      <Leg x={x + 38} d={d + 42} h={40} />
    </>
  );
  return isBehind ? (
    <>
      <Box x={x} w={44} from={d} to={d + 5} h={88} base={40} />
      <Box x={x} w={44} from={d + 5} to={d + 42} h={46} base={40} />
      {legs}
    </>
  ) : (
    <>
      {legs}
      <Box x={x} w={44} from={d} to={d + 38} h={46} base={40} />
      <Box x={x} w={44} from={d + 38} to={d + 43} h={88} base={40} />
    </>
  );
}

function Table() {
  const x = CENTRE - 90;
  const c = 178;
  const seats = [0, 1, 2].map((seat) => x + 8 + seat * 60);
  return (
    <>
      {seats.map((at) => (
        <Chair key={at} x={at} d={c - 84} isBehind />
      ))}
      <Leg x={x + 6} d={c - 40} h={72} />
      <Leg x={x + 170} d={c - 40} h={72} />
      <Box x={x} w={180} from={c - 45} to={c + 45} h={75} base={70} />
      <Leg x={x + 6} d={c + 44} h={70} />
      <Leg x={x + 170} d={c + 44} h={70} />
      {seats.map((at) => (
        <Chair key={at} x={at} d={c + 40} isBehind={false} />
      ))}
    </>
  );
}

export const FurniturePiece = ({ kind }: { kind: Furniture }) =>
  kind === "sofa" ? <Sofa /> : kind === "cama" ? <Bed /> : <Table />;

export const Lamp = ({ x, d }: { x: number; d: number }) => (
  <g className="lamp" transform={`translate(${x} ${d * DEPTH})`}>
    <ellipse cx="0" cy="-1" rx="11" ry="4" />
    <path d="M0-2V-84" />
    <path className="shade" d="M-9-106h18l6 23h-30z" />
  </g>
);

/** 1,68 m: she never moves, so that sizes stay comparable. */
export const Person = ({ x, d }: { x: number; d: number }) => (
  <g transform={`translate(${x} ${d * DEPTH})`} className="man">
    <path d="M-8-40l1.2 35-4.6 4.6h9L-2-40zM8-40L6.8-5l4.6 4.6h-9L2-40z" />
    <path d="M-13.4-123.5c-4.4 10-6.4 26-5.6 44 .2 2.6 3.6 2.6 3.8 0 .2-15 1.8-26 5-36zM13.4-123.5c4.4 10 6.4 26 5.6 44-.2 2.6-3.6 2.6-3.8 0-.2-15-1.8-26-5-36z" />
    <path
      className="dress"
      d="M-3-131.5c-5 1.6-9.6 2.4-11 7 1.8 10 3.8 18 4 27-4.4 18-8 39-9 59 12 3.4 26 3.4 38 0-1-20-4.6-41-9-59 .2-9 2.2-17 4-27-1.4-4.6-6-5.4-11-7-1.6 2.6-4.4 2.6-6 0z"
    />
    <path d="M-2.6-137v5.4c1.4 2.4 3.8 2.4 5.2 0v-5.4z" />
    <ellipse cx="0" cy="-143" rx="6.6" ry="8.4" />
    <path className="hair" d="M-6.9-142c-1.4-8 2.2-11.6 7-11.6s8.2 3.6 6.8 11.6c-1.2-4.6-3.6-6.6-6.2-6.8-3.2.4-6 2.4-7.6 6.8z" />
    <circle className="hair" cx="0" cy="-155.5" r="3.6" />
  </g>
);
