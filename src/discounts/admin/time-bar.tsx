import type { DiscountCode } from "../contract.ts";
import type { DiscountState } from "../rules/discount-state.ts";
import { languageInForce } from "../../ui/admin/language.ts";
import "./time-bar.css";

const MONTHS = 6;
const BEFORE = 4;
const LOOKS: Record<DiscountState, string> = { Activo: "is-good", Programado: "is-info", Expirado: "", Inactivo: "is-off" };
const names = {
  en: new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" }),
  es: new Intl.DateTimeFormat("es-CO", { month: "short", timeZone: "UTC" }),
};

const first = (now: Date, month: number): number => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, 1);

export const monthsAround = (now: Date): string[] =>
  Array.from({ length: MONTHS }, (_, index) => names[languageInForce()].format(first(now, index - BEFORE)));

/** Six months with this code's days in them; the madder line is today. */
export function TimeBar({ code, now }: { code: DiscountCode; now: Date }) {
  const from = first(now, -BEFORE);
  const span = first(now, MONTHS - BEFORE) - from;
  const at = (time: number) => Math.max(0, Math.min(100, ((time - from) / span) * 100));
  const left = at(Date.parse(code.start_date));
  const right = at(Date.parse(code.end_date));
  return (
    <div className="code-dates" aria-hidden="true">
      {right > left && <i className={LOOKS[code.state]} style={{ left: `${left}%`, width: `${right - left}%` }} />}
      <u style={{ left: `${at(now.getTime())}%` }} />
    </div>
  );
}
