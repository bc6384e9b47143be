import { pictureFacts } from "../../src/media/table.server.ts";
import type { Ctx } from "../../src/platform/ctx.server.ts";
import FACTS from "./data/picture-facts.json" with { type: "json" };

/** Made by `npm run picture-facts` whenever the demo's pictures change. */
export async function seedPictureFacts(ctx: Ctx): Promise<void> {
  const rows = Object.entries(FACTS).map(([key, facts]) => ({ key, ...facts }));
  await ctx.db.insert(pictureFacts).values(rows).onConflictDoNothing();
}
