import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { job } from "../platform/jobs.server.ts";

const OLD_MS = 60 * 60 * 1000;

/** What an upload left behind when the program was killed in the middle of it. */
export const sweepUploads = job<object>({
  name: "media-sweep-uploads",
  schedule: "17 * * * *",
  run: async (ctx) => {
    const folder = join(ctx.env.DATA_DIR, "tmp");
    // No folder: nothing has been uploaded yet. A file that is gone meanwhile needs no sweeping.
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((each) => each.startsWith("upload-"))) {
      const facts = await stat(join(folder, name)).catch(() => undefined);
      if (facts && ctx.now().getTime() - facts.mtimeMs > OLD_MS) await rm(join(folder, name), { recursive: true, force: true });
    }
  },
});
