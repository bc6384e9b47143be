import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { globSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "./open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const files = globSync("src/**/table.server.ts");

it.each(files)("%s says what the migrated database says", async (file) => {
  const module = (await import(/* @vite-ignore */ `../../${file}`)) as Record<string, unknown>;
  const tables = Object.values(module).filter((value) => value instanceof PgTable);
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    const { rows } = await shop.ctx.pool.query<{ column_name: string; is_nullable: string }>(
      "select column_name, is_nullable from information_schema.columns where table_name = $1 and table_schema = 'public'",
      [name],
    );
    const real = Object.fromEntries(rows.map((row) => [row.column_name, row.is_nullable === "NO"]));
    expect(Object.fromEntries(columns.map((column) => [column.name, column.notNull])), name).toEqual(real);
  }
});
