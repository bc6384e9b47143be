import Papa from "papaparse";
import type { CashDay } from "../deliveries/contract.ts";
import { addDays, bogotaDate, instantOf } from "../platform/bogota-time.ts";
import type { Bought } from "./buy.ts";
import { paymentHarness } from "./payment-harness.ts";
import { staffCalls } from "./staff-calls.ts";

const FORMATS = ["plain", "siigo", "alegra"] as const;
export type Row = Record<string, string>;

/** A shop whose clock stands still until it is put forward, and what its days say in the sheets and in the cash. */
export function booksHarness() {
  const harness = paymentHarness();
  const { fixture } = harness;
  const { call, read } = staffCalls(() => fixture.shop);
  const now = () => fixture.stopped ?? new Date();
  const today = () => bogotaDate(now());
  const goOn = (seconds: number) => void (fixture.stopped = new Date(now().getTime() + seconds * 1000));
  /** Until the Bogotá clock shows this, `days` days from now. */
  const goTo = (time: string, days: number) => void (fixture.stopped = instantOf(addDays(today(), days), time));
  async function sheet(format: string, from: string, to = from): Promise<Row[]> {
    const answer = await call("GET", `/accounting/csv?from=${from}&to=${to}&format=${format}`);
    return Papa.parse<Row>(await answer.text(), { header: true, delimiter: ";", skipEmptyLines: true }).data;
  }
  const cashOf = async (day: string) => {
    const { expected, lines } = await read<CashDay>("GET", `/cash/${day}`);
    return { expected, lines };
  };
  const booksOf = async (day: string) => ({
    sheets: await Promise.all(FORMATS.map((format) => sheet(format, day))),
    cash: await cashOf(day),
  });
  const sell = (method = "cash", quantity = 1) => {
    const items = [{ carpetId: fixture.rug.id, size: "5x8", quantity }];
    return read<Bought>("POST", "/orders", { customer: { name: "Rosa" }, items, method, reference: "V1" }, 201);
  };
  return { ...harness, call, staffRead: read, today, goOn, goTo, sheet, cashOf, booksOf, sell };
}
