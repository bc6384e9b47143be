import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DEMO_WIDTHS, DERIVED, MASTERS_FILE } from "../db/seed/demo-widths.ts";
import { hashMasters, keyOfAsset } from "../db/seed/master-hashes.ts";
import { encodePicture, UNHURRIED } from "../src/media/derive-picture.server.ts";

/** The demo's pictures in the widths that are shown first; only what is missing or whose master changed is made. */
const before: Record<string, string> = existsSync(MASTERS_FILE) ? JSON.parse(readFileSync(MASTERS_FILE, "utf8")) : {};
const widthsOf = new Map<string, number[]>();
for (const [pictures, widths] of DEMO_WIDTHS)
  for (const path of globSync(pictures)) widthsOf.set(path, [...(widthsOf.get(path) ?? []), ...widths]);

const made: Record<string, string> = {};
for (const path of [...widthsOf.keys()].sort()) {
  const key = keyOfAsset(path);
  const now = hashMasters([path])[key]!;
  for (const width of widthsOf.get(path)!) {
    const file = `${DERIVED}/${width}/${key}.avif`;
    if (now === before[key] && existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await encodePicture(readFileSync(path), width, "avif", UNHURRIED));
    console.log(file);
  }
  made[key] = now;
  // After each one: what was made stays known when the rest is not waited for.
  writeFileSync(MASTERS_FILE, `${JSON.stringify({ ...before, ...made }, null, 1)}\n`);
}
writeFileSync(MASTERS_FILE, `${JSON.stringify(made, null, 1)}\n`);
