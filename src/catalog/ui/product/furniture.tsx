import { LazyComponent } from "../../../ui/lazy-component.tsx";
import { CENTRE, DEPTH, type Measure, type Scene } from "../../rules/scale.ts";
import { Box, Leg } from "./furniture-parts.tsx";

function Sofa({ wide }: Measure) {
  const x = CENTRE - wide / 2;
  const seat = wide / 2 - 18;
  return (
    <>
      <Leg x={x + 8} d={18} h={14} />
      <Leg x={x + wide - 12} d={18} h={14} />
      <Box x={x} w={wide} from={10} to={34} h={80} base={12} />
      <Box x={x + 21} w={seat - 4} from={30} to={42} h={74} base={44} r={5} />
      <Box x={x + wide / 2 + 1} w={seat - 4} from={30} to={42} h={74} base={44} r={5} />
      <Box x={x + 18} w={seat} from={32} to={98} h={44} base={12} />
      <Box x={x + wide / 2} w={seat} from={32} to={98} h={44} base={12} />
      <Box x={x} w={20} from={10} to={98} h={60} base={12} />
      <Box x={x + wide - 20} w={20} from={10} to={98} h={60} base={12} />
      <Leg x={x + 4} d={97} h={13} />
      <Leg x={x + wide - 8} d={97} h={13} />
    </>
  );
}

const DOOR = 80;

/** Two walls, or a floor before a door, in their true width and depth; what is longer than the drawing goes on beyond it. */
function Walls({ wide, deep, hasDoor }: Measure & { hasDoor: boolean }) {
  const [from, to] = [Math.max(0, CENTRE - wide / 2), Math.min(530, CENTRE + wide / 2)];
  const front = deep * DEPTH;
  return (
    <g className="walls">
      <path d={hasDoor ? `M${from} 0H${to}` : `M${from} 0H${to}M${from} ${front}H${to}`} />
      <path className="side" d={`M${from} 0V${front}${hasDoor ? "H" : "M"}${to}${hasDoor ? "" : ` ${front}`}V0`} />
      {hasDoor && (
        <>
          <path className="door" d={`M${CENTRE - DOOR / 2} 0V-104M${CENTRE + DOOR / 2} 0V-104`} />
          {/* Where the door goes when it opens inwards. */}
          <path
            className="swing"
            d={`M${CENTRE + DOOR / 2} 0A${DOOR} ${DOOR * DEPTH} 0 0 1 ${CENTRE - DOOR / 2} ${DOOR * DEPTH}V0`}
          />
        </>
      )}
    </g>
  );
}

const fetchOthers = () => import("./bed-and-table.tsx");

export function FurniturePiece({ scene, own }: { scene: Scene; own: Measure }) {
  if (scene === "sofa") return <Sofa {...own} />;
  if (scene === "cama" || scene === "comedor") return <LazyComponent load={fetchOthers} given={{ scene, own }} />;
  return <Walls {...own} hasDoor={scene === "entrada"} />;
}

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
