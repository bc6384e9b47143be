import { type SQL, sql } from "drizzle-orm";
import { bogotaDate } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { cents } from "../platform/money.ts";
import { METHODS, type PaymentMethod } from "../payment-methods.ts";
import type { Entry } from "./rules/accounting-columns.ts";
import { allocate } from "./rules/allocate.ts";
import { lineWords } from "./rules/history.ts";
import { staffRefundWay } from "./rules/payment-words.ts";
import {
  type Buyer,
  buyerBefore,
  type LaterChange,
  type LaterCorrection,
  saleBefore,
  type SoldLine,
} from "./rules/sale-before.ts";
import { taxIn } from "./rules/totals.ts";

type Found = Buyer & {
  at: string;
  key: string;
  number: string;
  iva_percent: number;
  tax: number;
  total: number;
  payment_method: PaymentMethod;
  payment_reference: string | null;
  way: string | null;
  refund: number | null;
  lines: SoldLine[] | null;
  /** Of a sale: what was changed on later days. Of a change: itself. */
  changes: LaterChange[];
  corrections: LaterCorrection[];
  /** Of a sale that is none any more: as it was booked. */
  booked: Entry | null;
};

const PAGE = 500;

/** When the Bogotá day of a moment is over: until then a change is part of it, later it is booked on its own day. */
const dayOver = (at: SQL): SQL =>
  sql`((date_trunc('day', ${at} at time zone 'America/Bogota') + interval '1 day') at time zone 'America/Bogota')`;

type Period = { from: Date; to: Date; orderId?: string };

/**
 * Sales on the day their money came, changes of their rugs on the day they were made, refunds on the day money went back,
 * oldest first: a day that is over stays as it was. What a change gave back is in the change, and is not taken off twice.
 */
async function* eachFound(ctx: Ctx, { from, to, orderId }: Period): AsyncGenerator<Found[]> {
  let after: { at: string; key: string } = { at: "-infinity", key: "" };
  const within = (at: SQL) => sql`${at} >= ${from} and ${at} < ${to}`;
  const of = (column: SQL) => (orderId ? sql`${column} = ${orderId}` : sql`true`);
  // Each kind by itself, so that an index of its times ends it after a page.
  const next = (at: SQL, key: SQL) => sql`${within(at)} and ${at} >= ${after.at}::timestamptz
    and (${at}, ${key}) > (${after.at}::timestamptz, ${after.key}) order by ${at}, ${key} limit ${PAGE}`;
  for (;;) {
    const { rows } = await ctx.db.execute<Found>(sql`
      select e.at::text as at, e.key, e.booked, o.number, o.document_type, o.customer_id_number, o.customer_name, o.customer_email,
        o.shipping_city, o.iva_percent::float8 as iva_percent, o.tax::float8 as tax, o.total::float8 as total, o.payment_method,
        o.payment_reference, e.way, e.refund::float8 as refund,
        case when e.key like 's%' then (select coalesce(json_agg(v.facts order by v.id), '[]') from order_events v
          where v.order_id = o.id and v.kind = 'lines' and v.at >= ${dayOver(sql`o.paid_at`)}) else coalesce(e.changes, '[]') end as changes,
        (select coalesce(json_agg(v.facts order by v.id), '[]') from order_events v
          where v.order_id = o.id and v.kind = 'correction' and v.at >= ${dayOver(sql`e.at`)}) as corrections,
        case when e.key like 's%' then (select json_agg(json_build_object('code', coalesce(i.rug_id, i.former_rug_id), 'name', i.rug_name,
          'size', coalesce(i.sold_size, i.size), 'quantity', i.quantity, 'price', i.price) order by i.id) from order_items i where i.order_id = o.id) end as lines
      from (
        (select paid_at as at, 's' || id as key, id as order_id, null::bigint as refund, null as way, null::json as changes, null::json as booked
        from orders where payment_status = 'paid' and ${of(sql`id`)} and ${next(sql`paid_at`, sql`'s' || id`)})
        union all
        (select v.at, 'c' || v.id, v.order_id, null, null, json_build_array(v.facts), null
        from order_events v join orders c on c.id = v.order_id
        where v.kind = 'lines' and payment_status = 'paid' and v.at >= ${dayOver(sql`paid_at`)} and ${of(sql`v.order_id`)}
          and ${next(sql`v.at`, sql`'c' || v.id`)})
        union all
        (select created_at, 'r' || id, order_id, amount - settles - overpaid, way, null, null from refunds
        where amount > settles + overpaid and order_id is not null and ${of(sql`order_id`)} and ${next(sql`created_at`, sql`'r' || id`)})
        ${orderId ? sql`` : sql`union all (select at, 'b' || id, null, null, null, null, entry::json from booked_entries where ${next(sql`at`, sql`'b' || id`)})`}
      ) e left join orders o on o.id = e.order_id order by e.at, e.key limit ${PAGE}`);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last;
  }
}

/** The lines of a period, oldest first; of one order, those that its own rows tell. */
export async function* accountingEntries(ctx: Ctx, period: Period): AsyncGenerator<{ at: Date; entry: Entry }[]> {
  for await (const rows of eachFound(ctx, period))
    yield rows.flatMap((row) => entriesOf(row).map((entry) => ({ at: new Date(row.at), entry })));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function entriesOf(row: Found): Entry[] {
  if (row.booked) return [row.booked];
  const buyer = buyerBefore(row, row.corrections);
  const common = {
    date: bogotaDate(new Date(row.at)),
    number: row.number,
    documentType: buyer.document_type ?? "",
    idNumber: buyer.customer_id_number ?? "",
    name: buyer.customer_name,
    email: buyer.customer_email,
    city: buyer.shipping_city,
    ivaPercent: row.iva_percent,
  };
  if (row.refund !== null) {
    const iva = 0 - taxIn(cents(row.refund), row.iva_percent);
    const method = staffRefundWay(row.way!, "en");
    const about = { document: `${row.number}-${row.key}`, code: "", description: `Devolución del pedido ${row.number}` };
    return [{ ...common, ...about, type: "refund", quantity: 1, iva, total: -row.refund, method, reference: "" }];
  }
  if (!row.lines) return row.changes.map((change) => changeEntry(row, common, change));
  const { lines: sold, total } = saleBefore({ lines: row.lines, total: row.total }, row.changes);
  // A line that was taken out since has no place of its own any more, and the last one carries the cents.
  const lines = sold.toSorted((a, b) => compare(a.name, b.name) || compare(a.size, b.size) || (a.code ?? 0) - (b.code ?? 0));
  const weights = lines.map(({ price, quantity }) => price * quantity);
  const totals = allocate(total, weights);
  const taxes = allocate(total === row.total ? row.tax : taxIn(cents(total), row.iva_percent), weights);
  return lines.map(({ code, name, size, quantity }, place) => ({
    ...common,
    type: "sale",
    document: row.number,
    code: code === null ? "" : String(code),
    description: `${name} ${size}`,
    quantity,
    iva: taxes[place]!,
    total: totals[place]!,
    method: METHODS[row.payment_method].staff.en,
    reference: row.payment_reference ?? "",
  }));
}

type Common = Pick<Entry, "date" | "number" | "documentType" | "idNumber" | "name" | "email" | "city" | "ivaPercent">;

/** What a change of rugs after the day of the sale added to it or took from it. */
function changeEntry(row: Found, common: Common, { lines, total: [before, after] }: LaterChange): Entry {
  const tax = (total: number) => taxIn(cents(total), row.iva_percent);
  return {
    ...common,
    type: "change",
    document: `${row.number}-${row.key}`,
    code: "",
    description: `Cambio del pedido ${row.number}: ${lines.map(lineWords).join("; ")}`,
    quantity: 1,
    iva: tax(after) - tax(before),
    total: after - before,
    method: METHODS[row.payment_method].staff.en,
    reference: "",
  };
}
