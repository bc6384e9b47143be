import sharp from "sharp";
import { sql } from "drizzle-orm";
import { COLORS, DEFAULT_SIZES, TAGS } from "../../src/catalog/rules/fixed-lists.ts";
import { collections, collectionSizes, rugs, rugStock } from "../../src/catalog/table.server.ts";
import type { Storage } from "../../src/media/storage/storage.server.ts";
import { mediaAddress } from "../../src/media/rules/picture-address.ts";
import type { Ctx } from "../../src/platform/ctx.server.ts";
import { slugOf } from "../../src/platform/text.ts";

const NAMES = [
  "ARTEMISA",
  "BOSFORO",
  "ALMOND",
  "DISNEY",
  "ASPENDOS",
  "RUMELI",
  "LARIMAR",
  "BELORA",
  "OTTOMAN",
  "VALENTIN",
  "DELUX",
  "JUT",
];
const TONES = ["Rubí", "Niebla", "Olas", "Arena", "Jardín"];

export async function seedCatalog(ctx: Ctx & { storage: Storage }): Promise<void> {
  const picture = await sharp({ create: { width: 600, height: 900, channels: 3, background: "#8E2F2B" } })
    .avif()
    .toBuffer();
  await ctx.storage.put("demo/plain.avif", picture, { type: "image/avif" });
  const image = mediaAddress("demo/plain.avif");
  for (const [place, name] of NAMES.entries()) {
    const [row] = await ctx.db
      .insert(collections)
      .values({ name, slug: slugOf(name), sortOrder: place, image })
      .returning();
    await ctx.db.insert(collectionSizes).values(
      DEFAULT_SIZES.map((size, position) => ({
        collectionId: row!.id,
        size,
        position,
        price: (1_250_000 + place * 300_000 + position * 600_000) * 100,
      })),
    );
    for (const [n, tone] of TONES.entries()) {
      const title = `${name.charAt(0)}${name.slice(1).toLowerCase()} ${tone}`;
      const [rug] = await ctx.db
        .insert(rugs)
        .values({
          name: title,
          slug: slugOf(title),
          collectionId: row!.id,
          description: `${title}: anudada a mano en Turquía, con lana virgen y tintes naturales.`,
          material: "Lana virgen",
          images: [image],
          thumbnail: image,
          colors: [COLORS[(place + n) % COLORS.length]!, COLORS[(place + n * 2 + 1) % COLORS.length]!],
          tags: [TAGS[(place + n) % TAGS.length]!, TAGS[(place * 2 + n + 3) % TAGS.length]!],
          isFeatured: n === 0,
        })
        .returning();
      await ctx.db
        .insert(rugStock)
        .values(DEFAULT_SIZES.map((size, position) => ({ rugId: rug!.id, size, inventory: (place + n + position) % 4 })));
    }
  }
  await ctx.db.execute(sql`select refresh_rugs(array(select id from rugs))`);
}
