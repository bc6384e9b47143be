import { RUGS } from "../../../studio/catalogue/catalogue.ts";
import { COLLECTIONS } from "../../../studio/catalogue/collections.ts";
import { type DemoOrder, person } from "./orders.ts";

const FIRST = ["Ana", "Julián", "Paola", "Óscar", "Lucía", "Andrés", "Mónica", "Ricardo", "Valentina", "Hernán", "Sara"];
const LAST = ["Duque Ríos", "Castro León", "Niño Vega", "Peña Ortiz", "Ortega Pardo", "Gómez Luna", "Beltrán Gil"];
const PLACES: [street: string, city: string, state: string, zipCode: string][] = [
  ["Carrera 7 # 72-41, apto 903", "Bogotá, D.C.", "Bogotá, D.C.", "110231"],
  ["Calle 5 sur # 25-70, casa 8", "Medellín", "Antioquia", "050022"],
  ["Avenida 9 norte # 14-30", "Cali", "Valle del Cauca", "760045"],
  ["Carrera 52 # 79-112, apto 1202", "Barranquilla", "Atlántico", "080020"],
  ["Calle 119 # 11B-24", "Bogotá, D.C.", "Bogotá, D.C.", "110111"],
];
/** Orders of the eleven weeks before this one, the oldest week first. */
const WEEKS = [5, 4, 6, 7, 5, 8, 6, 9, 7, 10, 8];
const HOURS = 24 * 7;

const pick = <T>(list: readonly T[], turn: number): T => list[turn % list.length]!;

function orderOf(turn: number, hoursAgo: number): DemoOrder {
  const rug = pick(RUGS, turn * 7);
  const { prices } = COLLECTIONS.find(({ name }) => name === rug.design.collection)!;
  const [address, city, state, zipCode] = pick(PLACES, turn * 3);
  const name = `${pick(FIRST, turn)} ${pick(LAST, turn * 5)}`;
  return {
    customer: person(name, String(52_000_000 + turn * 7919), `+57 300 555 ${String(1000 + turn)}`),
    shipping: { address, city, state, zipCode },
    items: [{ rugId: rug.id, size: pick(prices, turn)[0], quantity: turn % 9 === 0 ? 2 : 1 }],
    paymentMethod: turn % 3 === 0 ? "COD" : "Bold",
    paymentStatus: "paid",
    status: "delivered",
    hoursAgo,
  };
}

/** A shop that has been open for a while, so that the back office's charts have something to say. */
export const PAST_ORDERS: DemoOrder[] = WEEKS.flatMap((count, week) =>
  Array.from({ length: count }, (_, place) =>
    orderOf(week * 11 + place, (WEEKS.length - week) * HOURS + Math.round((place * HOURS) / count)),
  ),
);
