import { sql } from "drizzle-orm";
import { safeCell } from "../catalog/rules/csv-cells.ts";
import { addDays, bogotaDate, instantOf } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { csvHead, csvLines } from "../platform/csv.server.ts";
import { cents } from "../platform/money.ts";
import { METHODS, type PaymentMethod } from "../payment-methods.ts";
import { streamText } from "../platform/stream-text.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { AccountingQuery } from "./admin-contract.ts";
import { allocate } from "./rules/allocate.ts";
import { staffRefundWay } from "./rules/payment-words.ts";
import { taxIn } from "./rules/totals.ts";

/** A line of a sale or a refund, as bookkeepers book it: the discount and the surcharge are inside its total. */
type Entry = {
  type: "sale" | "refund";
  date: string;
  document: string;
  number: string;
  documentType: string;
  idNumber: string;
  name: string;
  email: string;
  city: string;
  code: string;
  description: string;
  quantity: number;
  ivaPercent: number;
  iva: number;
  total: number;
  method: string;
  reference: string;
};

type Found = {
  at: string;
  key: string;
  number: string;
  document_type: string | null;
  customer_id_number: string | null;
  customer_name: string;
  customer_email: string;
  shipping_city: string;
  iva_percent: number;
  tax: number;
  total: number;
  payment_method: PaymentMethod;
  payment_reference: string | null;
  way: string | null;
  refund: number | null;
  lines: { code: number | null; name: string; size: string; quantity: number; price: number }[] | null;
};

const PAGE = 500;

/**
 * Sales on the day their money came, refunds on the day it went back, oldest first. What a change of rugs gave back is
 * already out of the sale's total, and is not taken off twice.
 */
async function* eachFound(ctx: Ctx, from: Date, to: Date): AsyncGenerator<Found[]> {
  let after: { at: string; key: string } = { at: "-infinity", key: "" };
  for (;;) {
    const { rows } = await ctx.db.execute<Found>(sql`
      select e.at::text as at, e.key, o.number, o.document_type, o.customer_id_number, o.customer_name, o.customer_email, o.shipping_city,
        o.iva_percent::float8 as iva_percent, o.tax::float8 as tax, o.total::float8 as total, o.payment_method, o.payment_reference,
        e.way, e.refund::float8 as refund, e.reference as refund_reference,
        case when e.refund is null then (select json_agg(json_build_object('code', i.rug_id, 'name', i.rug_name, 'size', i.size,
          'quantity', i.quantity, 'price', i.price) order by i.id) from order_items i where i.order_id = o.id) end as lines
      from (
        select paid_at as at, 's' || id as key, id as order_id, null::bigint as refund, null as way, null as reference
        from orders where payment_status = 'paid' and paid_at >= ${from} and paid_at < ${to}
        union all
        select created_at, 'r' || id, order_id, amount - settles, way, reference from refunds
        where created_at >= ${from} and created_at < ${to} and amount > settles and order_id is not null
      ) e join orders o on o.id = e.order_id
      where (e.at, e.key) > (${after.at}::timestamptz, ${after.key}) order by e.at, e.key limit ${PAGE}`);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last;
  }
}

function entriesOf(row: Found): Entry[] {
  const day = bogotaDate(new Date(row.at));
  const common = {
    date: day,
    number: row.number,
    documentType: row.document_type ?? "",
    idNumber: row.customer_id_number ?? "",
    name: row.customer_name,
    email: row.customer_email,
    city: row.shipping_city,
    ivaPercent: row.iva_percent,
  };
  if (row.refund !== null) {
    const iva = 0 - taxIn(cents(row.refund), row.iva_percent);
    const method = staffRefundWay(row.way!);
    const about = { document: `${row.number}-${row.key}`, code: "", description: `Devolución del pedido ${row.number}` };
    return [{ ...common, ...about, type: "refund", quantity: 1, iva, total: -row.refund, method, reference: "" }];
  }
  const lines = row.lines ?? [];
  const weights = lines.map(({ price, quantity }) => price * quantity);
  const totals = allocate(row.total, weights);
  const taxes = allocate(row.tax, weights);
  return lines.map(({ code, name, size, quantity }, place) => ({
    ...common,
    type: "sale",
    document: row.number,
    code: code === null ? "" : String(code),
    description: `${name} ${size}`,
    quantity,
    iva: taxes[place]!,
    total: totals[place]!,
    method: METHODS[row.payment_method].staff,
    reference: row.payment_reference ?? "",
  }));
}

const pesos = (cents: number): string => (cents / 100).toFixed(2);
const base = ({ total, iva }: Entry): number => total - iva;
const unit = (entry: Entry): string => pesos(base(entry) / entry.quantity);
const slashed = (date: string): string => date.split("-").toReversed().join("/");

type Columns = Record<string, (entry: Entry) => string | number>;
const none = (): string => "";
/** What each program's own import sheet calls them; an empty one is the bookkeeper's to fill. */
const FORMATS: Record<AccountingQuery["format"], Columns> = {
  plain: {
    type: ({ type }) => type,
    date: ({ date }) => date,
    document: ({ document }) => document,
    order_number: ({ number }) => number,
    document_type: ({ documentType }) => documentType,
    id_number: ({ idNumber }) => idNumber,
    customer_name: ({ name }) => name,
    city: ({ city }) => city,
    product: ({ code }) => code,
    description: ({ description }) => description,
    quantity: ({ quantity }) => quantity,
    base: (entry) => pesos(base(entry)),
    iva_percent: ({ ivaPercent }) => ivaPercent,
    iva: ({ iva }) => pesos(iva),
    total: ({ total }) => pesos(total),
    payment_method: ({ method }) => method,
    reference: ({ reference }) => reference,
  },
  // The sheet of Siigo Nube for sales, columns A to AE: it takes them in this order only, none more or less.
  siigo: {
    "Tipo de comprobante": ({ type }) => (type === "sale" ? "FV" : "NC"),
    Consecutivo: ({ document }) => document,
    "Identificación tercero": ({ idNumber }) => idNumber,
    Sucursal: none,
    "Código centro/subcentro de costos": none,
    "Fecha de elaboración": ({ date }) => slashed(date),
    "Sigla Moneda": () => "COP",
    "Tasa de cambio": none,
    "Nombre contacto": ({ name }) => name,
    "Email Contacto": ({ email }) => email,
    "Orden de compra": ({ number }) => number,
    "Orden de entrega": none,
    "Fecha orden de entrega": none,
    "Código producto": ({ code }) => code,
    "Descripción producto": ({ description }) => description,
    "Identificación vendedor": none,
    "Código de Bodega": none,
    "Cantidad producto": ({ quantity }) => quantity,
    "Valor unitario": unit,
    "Valor Descuento": () => "0.00",
    "Base AIU": none,
    "Identificación ingreso para terceros": none,
    "Código impuesto cargo": ({ ivaPercent }) => `IVA ${ivaPercent}%`,
    "Código impuesto cargo dos": none,
    "Código impuesto retención": none,
    "Código ReteICA": none,
    "Código ReteIVA": none,
    "Código forma de pago": ({ method }) => method,
    "Valor Forma de Pago": ({ total }) => pesos(total),
    "Fecha Vencimiento": ({ date }) => slashed(date),
    Observaciones: ({ reference }) => reference,
  },
  alegra: {
    Tipo: ({ type }) => (type === "sale" ? "Factura de venta" : "Nota crédito"),
    Número: ({ document }) => document,
    Fecha: ({ date }) => slashed(date),
    "Fecha de vencimiento": ({ date }) => slashed(date),
    "Tipo de identificación": ({ documentType }) => documentType,
    Identificación: ({ idNumber }) => idNumber,
    Cliente: ({ name }) => name,
    Correo: ({ email }) => email,
    Ciudad: ({ city }) => city,
    Referencia: ({ code }) => code,
    "Producto/Servicio": ({ description }) => description,
    Cantidad: ({ quantity }) => quantity,
    Precio: unit,
    "Descuento (%)": () => 0,
    Impuesto: ({ ivaPercent }) => `IVA ${ivaPercent}%`,
    "Valor impuesto": ({ iva }) => pesos(iva),
    Total: ({ total }) => pesos(total),
    "Forma de pago": ({ method }) => method,
    Observaciones: ({ reference, number }) => [number, reference].filter(Boolean).join(" "),
  },
};

async function* linesOf(ctx: Ctx, { from, to, format }: AccountingQuery): AsyncGenerator<string> {
  const columns = FORMATS[format];
  yield csvHead(Object.keys(columns));
  const cells = Object.values(columns);
  // Amounts are ours, also below 0: only what people typed could be a formula.
  const lineOf = (entry: Entry) =>
    cells.map((cell) => {
      const value = cell(entry);
      return typeof value === "number" || /^-?\d+(\.\d\d)?$/.test(value) ? value : safeCell(value);
    });
  for await (const rows of eachFound(ctx, instantOf(from), instantOf(addDays(to, 1))))
    yield csvLines(rows.flatMap(entriesOf).map(lineOf));
}

/** Sales, refunds and their IVA of a period, as a bookkeeper's program imports them. The trail says who took it. */
export async function exportAccounting(ctx: StaffCtx, query: AccountingQuery): Promise<ReadableStream<Uint8Array>> {
  const label = `accounting ${query.format}, ${query.from} to ${query.to}`;
  await writeAudit(ctx, { action: "export", subject: "order", id: "accounting", label });
  return streamText(linesOf(ctx, query));
}
