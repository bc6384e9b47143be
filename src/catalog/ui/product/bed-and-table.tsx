import { CENTRE, type Measure, TABLE } from "../../rules/scale.ts";
import { seatsAt } from "../../rules/seats.ts";
import { Box, Leg } from "./furniture-parts.tsx";

function Bed({ wide }: Measure) {
  const x = CENTRE - wide / 2;
  const pillow = wide / 2 - 18;
  return (
    <>
      <Box x={x - 4} w={wide + 8} from={2} to={8} h={105} />
      <Box x={x} w={wide} from={8} to={208} h={34} base={8} />
      <Box x={x - 2} w={wide + 4} from={70} to={209} h={46} base={16} />
      <Box x={x + 12} w={pillow} from={14} to={50} h={52} base={40} />
      <Box x={x + wide / 2 + 6} w={pillow} from={14} to={50} h={52} base={40} />
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

/** Pulled out by 60 cm from the table's edge, as when somebody gets up: the back of the chair is where it ends. */
const OUT = 60;
const SEAT = 44;

/** At a table's end, seen from the side. */
function EndChair({ x, isLeft }: { x: number; isLeft: boolean }) {
  const d = TABLE - SEAT / 2;
  return (
    <>
      <Leg x={x + 2} d={d + SEAT} h={40} />
      <Leg x={x + SEAT - 5} d={d + SEAT} h={40} />
      <Box x={x} w={SEAT} from={d} to={d + SEAT} h={46} base={40} />
      <Box x={isLeft ? x : x + SEAT - 5} w={5} from={d} to={d + SEAT} h={88} base={40} />
    </>
  );
}

function Table({ wide, deep }: Measure) {
  const x = CENTRE - wide / 2;
  const [back, front] = [TABLE - deep / 2, TABLE + deep / 2];
  const along = (seatsAt(wide) - 2) / 2;
  const seats = Array.from({ length: along }, (_, seat) => x + (wide * (seat + 0.5)) / along - SEAT / 2);
  return (
    <>
      {seats.map((at) => (
        <Chair key={at} x={at} d={back - OUT} isBehind />
      ))}
      <EndChair x={x - OUT} isLeft />
      <EndChair x={x + wide + OUT - SEAT} isLeft={false} />
      <Leg x={x + 6} d={back + 5} h={72} />
      <Leg x={x + wide - 10} d={back + 5} h={72} />
      <Box x={x} w={wide} from={back} to={front} h={75} base={70} />
      <Leg x={x + 6} d={front - 1} h={70} />
      <Leg x={x + wide - 10} d={front - 1} h={70} />
      {seats.map((at) => (
        <Chair key={at} x={at} d={front + OUT - 43} isBehind={false} />
      ))}
    </>
  );
}

/** Fetched when one of the two is chosen. */
const BedOrTable = ({ scene, own }: { scene: "cama" | "comedor"; own: Measure }) =>
  scene === "cama" ? <Bed {...own} /> : <Table {...own} />;
export default BedOrTable;
