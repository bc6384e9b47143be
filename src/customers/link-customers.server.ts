import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { mailboxKey } from "../messages/rules/mailbox-key.ts";
import { isRush, PAUSE_IN_RUSH_MS } from "../orders/rush.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { job } from "../platform/jobs.server.ts";
import { phoneKey } from "../platform/phone-key.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { type Fact, linkFacts, type Linked } from "./rules/link-facts.ts";

const BATCH = 500;
/** Linking an order takes a fifth of what placing it does: while many come in, most of it waits. */
const BATCH_IN_RUSH = 100;
const PAUSE_MS = 20;
/** What one reader waits for at most; the rest is the job's. */
const BATCHES_AT_READ = 10;
const list = (values: Iterable<unknown>) => sql.param([...values]);

type Taken = { kind: string; fact_id: string };

export const contactsOf = ({ email, phone }: { email: string; phone: string }): string[] => {
  const digits = phoneKey(phone);
  return [...(email.includes("@") ? [`mail:${mailboxKey(email)}`] : []), ...(digits.length >= 7 ? [`phone:${digits}`] : [])];
};

/** Links what waits to its people, so that who reads next sees everything that has happened. */
export async function linkCustomers(ctx: Ctx, batches = BATCHES_AT_READ): Promise<void> {
  const { rows } = await ctx.db.execute(sql`select from customer_facts_to_link limit 1`);
  if (rows.length === 0) return;
  for (let n = 0; n < batches; n++) if ((await inTransaction(ctx, (inner) => linkSome(inner))) < BATCH) return;
}

/** Links all that waits, at the pace that the orders coming in allow. */
export async function linkWaiting(ctx: Ctx): Promise<void> {
  for (;;) {
    const most = isRush(ctx) ? BATCH_IN_RUSH : BATCH;
    const linked = await inTransaction(ctx, (inner) => linkSome(inner, most));
    if (linked < most) return;
    await sleep(isRush(ctx) ? PAUSE_IN_RUSH_MS : PAUSE_MS);
  }
}

/** One at a time, until the transaction ends: two would each make a record of the same new person. */
export const lockPeople = (ctx: Ctx) => ctx.db.execute(sql`select pg_advisory_xact_lock(7215020)`);

async function linkSome(ctx: Ctx, most = BATCH): Promise<number> {
  await lockPeople(ctx);
  const { rows: taken } = await ctx.db.execute<Taken>(sql`
    delete from customer_facts_to_link where ctid = any (array(select ctid from customer_facts_to_link limit ${most}))
    returning kind, fact_id`);
  if (taken.length === 0) return 0;
  const facts = await readFacts(ctx, taken);
  const known = await knownContacts(ctx, facts);
  await save(ctx, linkFacts(facts, known, randomUUID));
  await unlink(ctx, taken, facts);
  return taken.length;
}

const ROW_ID = /^\d{1,10}$/;
async function readFacts(ctx: Ctx, taken: readonly Taken[]): Promise<Fact[]> {
  const of = (kind: string) => [...new Set(taken.filter((each) => each.kind === kind).map((each) => each.fact_id))];
  const rowsOf = (kind: string) =>
    list(
      of(kind)
        .filter((id) => ROW_ID.test(id))
        .map(Number),
    );
  const { rows } = await ctx.db.execute<Omit<Fact, "contacts">>(sql`
    select 'order' as kind, id::text, customer_name as name, customer_email as email, customer_phone as phone, created_at as at
      from orders where id = any (${list(of("order"))}::uuid[])
    union all select 'visit', id::text, customer_name, customer_email, customer_phone, created_at
      from showroom_reservations where id = any (${rowsOf("visit")}::int[]) and status <> 'blocked'
    union all select 'message', id::text, name, email, phone, created_at
      from contact_messages where id = any (${rowsOf("message")}::int[]) and status <> 'spam'
    union all select 'review', id::text, name, email, '', created_at
      from reviews where id = any (${rowsOf("review")}::int[])`);
  return rows
    .map((row) => ({ ...row, at: new Date(row.at).toISOString(), contacts: contactsOf(row) }))
    .filter(({ contacts }) => contacts.length > 0);
}

async function knownContacts(ctx: Ctx, facts: readonly Fact[]): Promise<Map<string, string>> {
  const asked = list(new Set(facts.flatMap(({ contacts }) => contacts)));
  const { rows } = await ctx.db.execute<{ contact: string; customer_id: string }>(
    sql`select contact, customer_id from customer_contacts where contact = any (${asked}::text[])`,
  );
  return new Map(rows.map((row) => [row.contact, row.customer_id]));
}

async function save(ctx: Ctx, { people, contacts, facts }: Linked): Promise<void> {
  if (people.length === 0) return;
  const of = <T, K extends keyof T>(rows: readonly T[], name: K) => list(rows.map((row) => row[name]));
  const latest = (name: string) =>
    sql.raw(`case when excluded.${name} <> '' and (c.${name} = '' or excluded.last_seen >= c.last_seen)
      then excluded.${name} else c.${name} end`);
  await ctx.db.execute(sql`
    insert into customers as c (id, name, email, phone, first_seen, last_seen)
    select * from unnest(${of(people, "id")}::uuid[], ${of(people, "name")}::text[], ${of(people, "email")}::text[],
      ${of(people, "phone")}::text[], ${of(people, "firstSeen")}::timestamptz[], ${of(people, "lastSeen")}::timestamptz[])
    on conflict (id) do update set name = ${latest("name")}, email = ${latest("email")}, phone = ${latest("phone")},
      first_seen = least(c.first_seen, excluded.first_seen), last_seen = greatest(c.last_seen, excluded.last_seen)`);
  await ctx.db.execute(sql`
    insert into customer_contacts select * from unnest(${of(contacts, "contact")}::text[], ${of(contacts, "customerId")}::uuid[])
    on conflict do nothing`);
  await ctx.db.execute(sql`
    insert into customer_facts
    select * from unnest(${of(facts, "kind")}::text[], ${of(facts, "factId")}::text[], ${of(facts, "customerId")}::uuid[])
    on conflict (kind, fact_id) do update set customer_id = excluded.customer_id`);
  await writeWords(
    ctx,
    people.map(({ id }) => id),
  );
}

/** What the search box looks in. */
export async function writeWords(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    update customers c set words = fold(concat_ws(' ', c.name, c.email, c.phone, array_to_string(c.tags, ' '),
      (select string_agg(split_part(contact, ':', 2), ' ') from customer_contacts k where k.customer_id = c.id)))
    where id = any (${list(ids)}::uuid[])`);
}

/** What is gone, or names nobody any more; who is left without anything is forgotten, unless staff wrote about them. */
async function unlink(ctx: Ctx, taken: readonly Taken[], facts: readonly Fact[]): Promise<void> {
  const found = new Set(facts.map(({ kind, id }) => `${kind}:${id}`));
  const gone = taken.filter(({ kind, fact_id: id }) => !found.has(`${kind}:${id}`));
  if (gone.length === 0) return;
  await ctx.db.execute(sql`
    with unlinked as (
      delete from customer_facts f using unnest(${list(gone.map(({ kind }) => kind))}::text[],
        ${list(gone.map((each) => each.fact_id))}::text[]) g(kind, fact_id)
      where f.kind = g.kind and f.fact_id = g.fact_id returning f.customer_id, f.kind, f.fact_id)
    delete from customers c using unlinked u where c.id = u.customer_id and c.notes = '' and c.tags = '{}'
      and not exists (select from customer_facts f where f.customer_id = c.id
        and not exists (select from unlinked other where other.kind = f.kind and other.fact_id = f.fact_id))`);
}

/** Staff's screens link what waits themselves; this keeps them from waiting after a rush or an upgrade. */
export const linkCustomersJob = job<object>({
  name: "link-customers",
  schedule: "* * * * *",
  run: (ctx) => linkWaiting(ctx),
});
