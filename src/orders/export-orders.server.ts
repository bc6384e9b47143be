import { safeCell } from "../catalog/rules/csv-cells.ts";
import { bogotaDate, bogotaTime } from "../platform/bogota-time.ts";
import { csvHead, csvLines } from "../platform/csv.server.ts";
import { streamText } from "../platform/stream-text.server.ts";
import { cents, pesosOf } from "../platform/money.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { OrderQuery } from "./admin-contract.ts";
import { eachOrder } from "./list-orders.server.ts";
import { presentOrder, type WholeOrder } from "./present.server.ts";
import { paymentWords, type PaymentWords } from "./rules/payment-words.ts";

type Cell = (row: WholeOrder & { words: PaymentWords }) => string | number | null;
const pesos = (amount: number): number => pesosOf(cents(amount));
const moment = (at: Date | null): string => (at ? `${bogotaDate(at)} ${bogotaTime(at)}` : "");

/** Times are Bogotá's, money is whole pesos: what a spreadsheet can add up. */
const COLUMNS: Record<string, Cell> = {
  order_number: ({ order }) => order.number,
  created_at: ({ order }) => moment(order.createdAt),
  status: ({ order }) => order.status,
  payment_status: ({ money }) => money.told,
  payment_words: ({ words }) => words.shopper,
  payment_method: ({ order }) => order.paymentMethod,
  paid_at: ({ order }) => moment(order.paidAt),
  customer_name: ({ order }) => order.customerName,
  customer_email: ({ order }) => order.customerEmail,
  customer_phone: ({ order }) => order.customerPhone,
  document_type: ({ order }) => order.documentType,
  customer_id_number: ({ order }) => order.customerIdNumber,
  shipping_address: ({ order }) => order.shippingAddress,
  shipping_city: ({ order }) => order.shippingCity,
  shipping_state: ({ order }) => order.shippingState,
  shipping_zip_code: ({ order }) => order.shippingZipCode,
  shipping_country: ({ order }) => order.shippingCountry,
  items: ({ items }) => items.map(({ rugName, size, quantity }) => `${quantity} × ${rugName} ${size}`).join("; "),
  subtotal: ({ order }) => pesos(order.subtotal),
  discount: ({ order }) => pesos(order.discount),
  discount_code: ({ order }) => order.discountCode,
  surcharge: ({ order }) => pesos(order.surcharge),
  shipping_cost: ({ order }) => pesos(order.shippingCost),
  tax: ({ order }) => pesos(order.tax),
  total: ({ order }) => pesos(order.total),
  received: ({ money }) => pesos(money.received),
  refunded: ({ money }) => pesos(money.refunded),
  to_collect: ({ words }) => pesos(words.due),
  cod_percent: ({ order }) => order.codPercent,
  iva_percent: ({ order }) => order.ivaPercent,
};

const CELLS = Object.values(COLUMNS);

function lineOf(whole: WholeOrder): (string | number)[] {
  const row = { ...whole, words: paymentWords(presentOrder(whole)) };
  return CELLS.map((cell) => {
    const value = cell(row) ?? "";
    return typeof value === "number" ? value : safeCell(value);
  });
}

const PAGE = 500;

/** What the filters show, newest first, a page at a time: memory does not grow with the shop. */
async function* linesOf(ctx: StaffCtx, query: OrderQuery): AsyncGenerator<string> {
  yield csvHead(Object.keys(COLUMNS));
  for await (const rows of eachOrder(ctx, query, PAGE)) yield csvLines(rows.map(lineOf));
}

/** Customers' data leaves the shop: the trail says who took it. */
export async function exportOrders(ctx: StaffCtx, query: OrderQuery): Promise<ReadableStream<Uint8Array>> {
  const filters = Object.entries(query).map(([name, value]) => `${name} ${value}`);
  await writeAudit(ctx, { action: "export", subject: "order", id: "csv", label: filters.join(", ") || "all orders" });
  return streamText(linesOf(ctx, query));
}
