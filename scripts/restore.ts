import { readBackup } from "../src/media/backup/read-backup.server.ts";
import { restoreLetters } from "../src/messages/restore-letters.server.ts";
import { restoreNotices } from "../src/orders/restore-notices.server.ts";
import { fileFrom, withShop } from "./open-shop.ts";

const [file, flag] = process.argv.slice(2);
if (!file) {
  console.error("Which backup? npm run restore -- telar-2026-11-15.tar.gz [--replace]");
  process.exit(1);
}

await withShop(async (ctx) => {
  const { madeAt, media } = await readBackup(ctx, fileFrom(file), {
    replace: flag === "--replace",
    around: [restoreLetters, restoreNotices],
  });
  return `Restored the shop of ${madeAt} with ${media} files.`;
});
