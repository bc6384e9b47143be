import type { Ctx } from "../platform/ctx.server.ts";
import { job } from "../platform/jobs.server.ts";
import { derivePicture } from "./derive-picture.server.ts";
import type { Storage } from "./storage/storage.ts";

/** What the first visitor of a new picture would otherwise wait for. */
export const AHEAD = [...[200, 360, 480, 720, 960, 1280].map((width) => `${width}/KEY.avif`), "720/KEY.webp"];

/** Derivatives are made once, behind the upload; a repeat finds them made. */
export const deriveAhead = job<{ key: string }, Ctx & { storage: Storage }>({
  name: "media-derive-ahead",
  expireInSeconds: 600,
  run: async (ctx, { key }) => {
    for (const path of AHEAD) await derivePicture(ctx, path.replace("KEY", key));
  },
});
