import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Ctx } from "../platform/ctx.server.ts";
import { job } from "../platform/jobs.server.ts";
import type { Storage } from "./storage/storage.ts";

const OLD_MS = 60 * 60 * 1000;

/** What an upload left behind when the program was killed in the middle of it, and feeds of a program that is gone. */
export const sweepUploads = job<object, Ctx & { storage: Storage }>({
  name: "media-sweep-uploads",
  schedule: "17 * * * *",
  run: async (ctx) => {
    const before = new Date(ctx.now().getTime() - OLD_MS);
    await ctx.storage.sweepUnfinished(before);
    const folder = join(ctx.env.DATA_DIR, "tmp");
    // No folder: nothing has been uploaded yet. A file that is gone meanwhile needs no sweeping.
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((each) => /^(upload|merge|feeds)-/.test(each))) {
      const facts = await stat(join(folder, name)).catch(() => undefined);
      if (facts && facts.mtime < before) await rm(join(folder, name), { recursive: true, force: true });
    }
  },
});
