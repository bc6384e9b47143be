import type { CorrectedField, LineChange } from "./history.ts";

export type SoldLine = { code: number | null; name: string; size: string; quantity: number; price: number };
export type LaterChange = { lines: readonly LineChange[]; total: readonly [before: number, after: number] };
type Sale = { lines: readonly SoldLine[]; total: number };

/** A sale as it was before changes that came later, given oldest first: each is undone, the newest first. */
export function saleBefore(sale: Sale, later: readonly LaterChange[]): { lines: SoldLine[]; total: number } {
  let { lines, total } = { lines: [...sale.lines], total: sale.total };
  for (const change of later.toReversed()) {
    for (const line of change.lines) lines = undo(lines, line);
    total = change.total[0];
  }
  return { lines, total };
}

/** Who a sale names in the accounts, as the database spells it. */
export type Buyer = {
  document_type: string | null;
  customer_id_number: string | null;
  customer_name: string;
  customer_email: string;
  shipping_city: string;
};
export type LaterCorrection = Partial<Record<CorrectedField, readonly [before: string | null, after: string | null]>>;

/** The buyer as they were written before corrections that came later, given oldest first. */
export function buyerBefore(buyer: Buyer, later: readonly LaterCorrection[]): Buyer {
  const before = (field: CorrectedField, now: string | null) => {
    const first = later.find((correction) => correction[field]);
    return first ? first[field]![0] : now;
  };
  return {
    document_type: before("documentType", buyer.document_type),
    customer_id_number: before("customerIdNumber", buyer.customer_id_number),
    customer_name: before("customerName", buyer.customer_name) ?? "",
    customer_email: before("customerEmail", buyer.customer_email) ?? "",
    shipping_city: before("shippingCity", buyer.shipping_city) ?? "",
  };
}

function undo(lines: SoldLine[], { name, size, units: [before], code, price }: LineChange): SoldLine[] {
  const isIt = (line: SoldLine) =>
    line.size === size && (code === undefined || code === null || line.code === null ? line.name === name : line.code === code);
  if (before === 0) return lines.filter((line) => !isIt(line));
  if (lines.some(isIt)) return lines.map((line) => (isIt(line) ? { ...line, quantity: before } : line));
  // Changes of before prices were written down with them: the others' price shares the total out as well as any.
  return [...lines, { code: code ?? null, name, size, quantity: before, price: price ?? lines[0]?.price ?? 1 }];
}
