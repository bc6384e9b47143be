import { globSync, readFileSync, writeFileSync } from "node:fs";
import { hashMasters, keyOfAsset } from "../db/seed/master-hashes.ts";
import { factsOf } from "../src/media/picture-facts.server.ts";

/** Size and blur of every demo picture, so that the first visitor of a new shop waits for none of them. */
const FOLDER = "db/seed/data";
const facts: Record<string, unknown> = {};
const paths = globSync("assets/demo/**/*.{avif,webp,jpg,png}").sort();
for (const path of paths) facts[keyOfAsset(path)] = await factsOf(readFileSync(path));
const write = (name: string, data: unknown) => writeFileSync(`${FOLDER}/${name}`, `${JSON.stringify(data, null, 1)}\n`);
write("picture-facts.json", facts);
write("picture-masters.json", hashMasters(paths));
console.log(`${paths.length} pictures → ${FOLDER}`);
