import { expect, it } from "vitest";
import { schemaFiles } from "../src/platform/schema-files.server.ts";

const files = schemaFiles();
/** What the version before may still use: see "Versions and upgrades" in CONTRIBUTING.md. */
const CONTRACTS =
  /\bdrop (table|column|function|view|procedure)\b|\brename\b|\bset not null\b|\balter (column )?\w+ (set data )?type\b/i;

it("a migration takes nothing away that the version before uses, or says since when nobody does", () => {
  const contracting = files.migrations.filter(
    ({ text }) => CONTRACTS.test(text.replaceAll(/--.*$/gm, "")) && !/^-- Contract, unused since v\d+\.\d+\.\d+:/m.test(text),
  );
  expect(contracting.map(({ name }) => name)).toEqual([]);
});

it("a migration is named by the minute it was begun, so that two people's do not meet", () => {
  for (const { name } of files.migrations) expect(name).toMatch(/^20\d{6}-\d{4}-[a-z0-9-]+\.sql$/);
});

it("a function's file holds that function alone, and can be applied again", () => {
  for (const { name, text } of files.functions) {
    const made = [...text.matchAll(/^create (or replace )?function (\w+)/gm)].map(([, again, made]) => [again, `${made}.sql`]);
    expect(made, name).toEqual([["or replace ", name]]);
  }
});
