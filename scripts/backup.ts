import { writeBackup } from "../src/media/backup/write-backup.server.ts";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileFrom, withShop } from "./open-shop.ts";

const file = fileFrom(process.argv[2] ?? `telar-${new Date().toISOString().slice(0, 10)}.tar.gz`);
if (!existsSync(dirname(file))) {
  console.error(`There is no folder ${dirname(file)} to write the backup into.`);
  process.exit(1);
}

await withShop(async (ctx) => {
  const { tables, media } = await writeBackup(ctx, file);
  return `${file}: ${tables.length} tables and ${media} files.`;
});
