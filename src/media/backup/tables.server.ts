import type { PoolClient } from "pg";

/**
 * Builds, counters and the list of migrations belong to the installation, not to the shop; rug_low is written from the stock,
 * the words that orders are searched by from the orders, what is still to be linked to a customer from what was restored;
 * people's room photos are deleted after hours and must not live on in backups.
 */
const LEFT_OUT = [
  "applied_functions",
  "builds",
  "customer_facts_to_link",
  "merge_jobs",
  "migrations",
  "order_search",
  "orders_to_index",
  "rate_limits",
  "rug_low",
  "staff_sessions",
];

/** The shop's tables, each after those it refers to, so that they can be filled in this order. */
export async function tablesInOrder(client: PoolClient): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and not tablename = any($1) order by 1",
    [LEFT_OUT],
  );
  const { rows: links } = await client.query<{ from: string; to: string }>(
    `select c.conrelid::regclass::text as from, c.confrelid::regclass::text as to
     from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`,
  );
  const ordered: string[] = [];
  const visit = (name: string, path: string[]): void => {
    if (ordered.includes(name) || path.includes(name)) return;
    for (const link of links) if (link.from === name) visit(link.to, [...path, name]);
    ordered.push(name);
  };
  for (const { name } of tables) visit(name, []);
  return ordered.filter((name) => tables.some((table) => table.name === name));
}

/** Generated columns cannot be copied back; everything else is named, so that the order of columns does not matter. */
export async function columnsOf(client: PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map((row) => row.column_name);
}
