import { bogotaDate } from "../../platform/bogota-time.ts";

const MONTHS = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"];

/** `14 oct 2026`. By hand: making the browser's formatter would hold up the page. */
export function showDay(iso: string): string {
  const [year, month, day] = bogotaDate(new Date(iso)).split("-").map(Number);
  return `${day} ${MONTHS[month! - 1]} ${year}`;
}
