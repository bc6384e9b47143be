/** Working days from the order to the door. Without a city the whole department, without both the rest of the country. */
export type DeliveryDays = { department: string; city: string; from: number; to: number };

const row = (department: string, city: string, from: number, to: number): DeliveryDays => ({ department, city, from, to });

/** What holds until the owner has agreed on other days with the carriers. */
export const FIRST_DELIVERY_DAYS: readonly DeliveryDays[] = [
  row("Bogotá, D.C.", "", 1, 2),
  row("Cundinamarca", "", 2, 3),
  row("Antioquia", "Medellín", 2, 4),
  row("Valle del Cauca", "Cali", 2, 4),
  row("Atlántico", "Barranquilla", 3, 5),
  row("Bolívar", "Cartagena de Indias", 3, 5),
  row("Santander", "Bucaramanga", 2, 4),
  ...["Boyacá", "Caldas", "Quindío", "Risaralda", "Tolima"].map((department) => row(department, "", 2, 4)),
  ...["Amazonas", "Guainía", "Guaviare", "Vaupés", "Vichada", "Chocó"].map((department) => row(department, "", 8, 15)),
  row("Archipiélago de San Andrés, Providencia y Santa Catalina", "", 8, 15),
  row("", "", 4, 8),
];

/** `Antioquia / Medellín | 2-4`, `Cundinamarca | 2-3`; `* | 4-8` for the rest of the country. */
export const showDeliveryDays = ({ department, city, from, to }: DeliveryDays): string =>
  `${[department, city].filter(Boolean).join(" / ") || "*"} | ${from}-${to}`;

export function readDeliveryDays(line: string): DeliveryDays {
  const [place = "", days = ""] = line.split("|").map((part) => part.trim());
  const [department = "", city = ""] = place === "*" ? [] : place.split("/").map((part) => part.trim());
  const [from = Number.NaN, to = from] = days.split("-").map((part) => Number.parseInt(part, 10));
  return { department, city, from, to };
}
