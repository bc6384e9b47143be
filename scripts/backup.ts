import { writeBackup } from "../src/media/backup/write-backup.server.ts";
import { withShop } from "./open-shop.ts";

const file = process.argv[2] ?? `telar-${new Date().toISOString().slice(0, 10)}.tar.gz`;

await withShop(async (ctx) => {
  const { tables, media } = await writeBackup(ctx, file);
  return `${file}: ${tables.length} tables and ${media} files.`;
});
