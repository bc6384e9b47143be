import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type SqlFile = { name: string; text: string; checksum: string };
export type SchemaFiles = Record<"schema" | "beforeBaseline" | "functions" | "migrations", SqlFile[]>;

/** What the database's list of migrations calls everything in db/schema. */
export const BASELINE = "baseline";
/** The last one that was folded into the baseline and can no longer be applied by itself. */
const LAST_FOLDED = "0150-growth.sql";

export const checksumOf = (text: string): string => createHash("sha256").update(text).digest("hex");

function read(folder: string): SqlFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => {
    const text = readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n");
    return { name, text, checksum: checksumOf(text) };
  });
}

export const schemaFiles = (folder = join(process.cwd(), "db")): SchemaFiles => ({
  schema: read(join(folder, "schema")),
  beforeBaseline: read(join(folder, "before-baseline")),
  functions: read(join(folder, "functions")),
  migrations: read(join(folder, "migrations")),
});

const baselineOf = ({ schema }: SchemaFiles): string => checksumOf(schema.map(({ checksum }) => checksum).join());

/** Migrations that a database has, with the text they had then; null: from before that was kept. */
export type Applied = Map<string, { checksum: string | null; appliedAt: Date }>;

/** What is still to be applied, in order. A text that changed after it was applied is refused. */
export function pendingOf(files: SchemaFiles, applied: Applied): SqlFile[] {
  const all = [{ name: BASELINE, text: "", checksum: baselineOf(files) }, ...files.migrations];
  for (const { name, checksum } of all) {
    const known = applied.get(name);
    if (known?.checksum && known.checksum !== checksum)
      throw new Error(
        `${name === BASELINE ? "The baseline (db/schema)" : `Migration ${name}`} was changed after it had been applied to this ` +
          `database on ${known.appliedAt.toISOString().slice(0, 10)}. Put its text back and write the change as a new migration.`,
      );
  }
  const isOld = applied.size > 0 && !applied.has(BASELINE);
  if (isOld && !applied.has(LAST_FOLDED))
    throw new Error(
      `This database was last started with a version before ${LAST_FOLDED}. Start that of 16 November 2026 (commit a5c2523) on it once, then this one.`,
    );
  return [...(isOld ? files.beforeBaseline : []), ...all].filter(({ name }) => !applied.has(name));
}
