import { addDays, type BogotaDate, weekdayOf } from "../../platform/bogota-time.ts";

export type Holiday = { date: BogotaDate; name: string };

/** Easter Sunday by the Gregorian computus (Meeus, Jones, Butcher). */
function easter(year: number): BogotaDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Monday itself, or the Monday after it. */
const nextMonday = (date: BogotaDate): BogotaDate => addDays(date, (7 - weekdayOf(date)) % 7);

const FIXED = {
  "01-01": "Año Nuevo",
  "05-01": "Día del Trabajo",
  "07-20": "Día de la Independencia",
  "08-07": "Batalla de Boyacá",
  "12-08": "Inmaculada Concepción",
  "12-25": "Navidad",
};
const ON_MONDAY = {
  "01-06": "Reyes Magos",
  "03-19": "San José",
  "06-29": "San Pedro y San Pablo",
  "08-15": "Asunción de la Virgen",
  "10-12": "Día de la Diversidad Étnica y Cultural",
  "11-01": "Todos los Santos",
  "11-11": "Independencia de Cartagena",
};
/** Days from Easter Sunday; the last three already lie on the Monday they are moved to. */
const AROUND_EASTER: [days: number, name: string][] = [
  [-3, "Jueves Santo"],
  [-2, "Viernes Santo"],
  [43, "Ascensión del Señor"],
  [64, "Corpus Christi"],
  [71, "Sagrado Corazón"],
];

/** Asked of each day until a rug arrives, for every page: worked out once. */
const known = new Map<number, readonly Holiday[]>();

/** Colombia's public holidays of a year: Ley 51 de 1983 (Ley Emiliani). */
export function holidaysOf(year: number): readonly Holiday[] {
  const holidays = known.get(year) ?? workOut(year);
  known.set(year, holidays);
  return holidays;
}

function workOut(year: number): Holiday[] {
  const sunday = easter(year);
  const all = [
    ...Object.entries(FIXED).map(([day, name]) => ({ date: `${year}-${day}`, name })),
    ...Object.entries(ON_MONDAY).map(([day, name]) => ({ date: nextMonday(`${year}-${day}`), name })),
    ...AROUND_EASTER.map(([days, name]) => ({ date: addDays(sunday, days), name })),
  ];
  return all.toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
