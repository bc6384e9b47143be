import { globSync, readFileSync, writeFileSync } from "node:fs";
import { factsOf } from "../src/media/picture-facts.server.ts";

/** Size and blur of every demo picture, so that the first visitor of a new shop waits for none of them. */
const FILE = "db/seed/data/picture-facts.json";
const facts: Record<string, unknown> = {};
for (const path of globSync("assets/demo/**/*.{avif,webp,jpg,png}").sort()) {
  facts[path.replace(/^assets\//, "")] = await factsOf(readFileSync(path));
}
writeFileSync(FILE, `${JSON.stringify(facts, null, 1)}\n`);
console.log(`${Object.keys(facts).length} pictures → ${FILE}`);
