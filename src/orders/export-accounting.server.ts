import { safeCell } from "../catalog/rules/csv-cells.ts";
import { addDays, instantOf } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { csvHead, csvLines } from "../platform/csv.server.ts";
import { streamText } from "../platform/stream-text.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { accountingEntries } from "./accounting-entries.server.ts";
import type { AccountingQuery } from "./admin-contract.ts";
import { ACCOUNTING_COLUMNS, type Entry } from "./rules/accounting-columns.ts";

async function* linesOf(ctx: Ctx, { from, to, format }: AccountingQuery): AsyncGenerator<string> {
  const columns = ACCOUNTING_COLUMNS[format];
  yield csvHead(Object.keys(columns));
  const cells = Object.values(columns);
  // Amounts are ours, also below 0: only what people typed could be a formula.
  const lineOf = (entry: Entry) =>
    cells.map((cell) => {
      const value = cell(entry);
      return typeof value === "number" || /^-?\d+(\.\d\d)?$/.test(value) ? value : safeCell(value);
    });
  for await (const found of accountingEntries(ctx, { from: instantOf(from), to: instantOf(addDays(to, 1)) }))
    yield csvLines(found.map(({ entry }) => lineOf(entry)));
}

/** Sales, refunds and their IVA of a period, as a bookkeeper's program imports them. The trail says who took it. */
export async function exportAccounting(ctx: StaffCtx, query: AccountingQuery): Promise<ReadableStream<Uint8Array>> {
  const label = `accounting ${query.format}, ${query.from} to ${query.to}`;
  await writeAudit(ctx, { action: "export", subject: "order", id: "accounting", label });
  return streamText(linesOf(ctx, query));
}
