import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

/** What the version before may still use: see "Versions and upgrades" in CONTRIBUTING.md. */
const CONTRACTS =
  /\bdrop (table|column|function|view|procedure)\b|\brename\b|\bset not null\b|\balter (column )?\w+ (set data )?type\b/i;
/** Landed before the first release. */
const EARLIER = ["0014-payment-evidence.sql", "0019-lean-orders.sql", "0101-order-holds.sql"];

it("a migration takes nothing away that the version before uses, or says since when nobody does", () => {
  const contracting = globSync("db/migrations/*.sql").filter((file) => {
    const text = readFileSync(file, "utf8");
    return CONTRACTS.test(text.replaceAll(/--.*$/gm, "")) && !/^-- Contract, unused since v\d+\.\d+\.\d+:/m.test(text);
  });
  expect(contracting.map((file) => basename(file)).sort()).toEqual(EARLIER);
});
