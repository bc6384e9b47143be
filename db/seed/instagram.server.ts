import { inArray, sql } from "drizzle-orm";
import { DEMO_SETTINGS } from "./settings.server.ts";
import { rugs } from "../../src/catalog/table.server.ts";
import type { InstagramPost } from "../../src/marketing/instagram/contract.ts";
import type { Ctx } from "../../src/platform/ctx.server.ts";
import { INSTAGRAM_POSTS } from "./data/instagram.ts";

/** A room, a close look, a corner, a roll: neighbours in the row show different things. */
const VIEWS = 4;

/** The demo's posts, kept where the shop looks for them as long as it has no feed of its own. */
export async function seedInstagram(ctx: Ctx): Promise<void> {
  const ids = INSTAGRAM_POSTS.map(({ rugId }) => rugId);
  const rows = await ctx.db.select().from(rugs).where(inArray(rugs.id, ids));
  const posts = INSTAGRAM_POSTS.flatMap(({ id, mediaType, isReel, rugId, caption }, place): InstagramPost[] => {
    const rug = rows.find((each) => each.id === rugId);
    const still = rug?.images[1 + (place % VIEWS)] ?? rug?.images[1] ?? rug?.images[0];
    if (!rug || !still) return [];
    const film = isReel ? rug.videos[0] : undefined;
    return [
      {
        id,
        mediaType: film ? mediaType : "IMAGE",
        isReel: film !== undefined,
        mediaUrl: film ?? still,
        thumbnailUrl: still,
        permalink: DEMO_SETTINGS.contact.instagram,
        caption,
      },
    ];
  });
  await ctx.db.execute(sql`insert into installation (key, value) values ('instagram', ${JSON.stringify(posts)})`);
}
