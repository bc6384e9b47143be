import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { job } from "../platform/jobs.server.ts";
import { Refusal } from "../platform/refusal.ts";
import { getRug } from "./get-rug.server.ts";
import { pileReader, rugModel } from "./rug-model.server.ts";

/** Every size as .glb and .usdz, made behind the save that gave the rug its picture; a repeat finds them made. */
export const modelsAhead = job<{ rugId: number }, Ctx & { storage: Storage }>({
  name: "catalog-models-ahead",
  expireInSeconds: 600,
  run: async (ctx, { rugId }) => {
    const rug = await getRug(ctx, { id: rugId }).catch((error: unknown) => {
      // Gone or hidden meanwhile; showing it again asks for its models again.
      if (error instanceof Refusal && error.status === 404) return undefined;
      throw error;
    });
    const readPile = pileReader(ctx);
    for (const { size } of rug?.sizes ?? [])
      for (const kind of ["glb", "usdz"] as const) await rugModel(ctx, { rugId, size, kind }, readPile);
  },
});
