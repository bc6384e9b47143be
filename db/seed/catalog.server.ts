import { sql } from "drizzle-orm";
import { ROOMS } from "../../src/catalog/rules/fixed-lists.ts";
import { collections, collectionSizes, rugs, rugStock } from "../../src/catalog/table.server.ts";
import { addDays, bogotaDate, instantOf } from "../../src/platform/bogota-time.ts";
import type { Ctx } from "../../src/platform/ctx.server.ts";
import { centsOf } from "../../src/platform/money.ts";
import { slugOf } from "../../src/platform/text.ts";
import { folderOf, RUGS } from "../../studio/catalogue/catalogue.ts";
import { COLLECTIONS } from "../../studio/catalogue/collections.ts";
import { cutOf } from "../../studio/catalogue/flat-body.ts";
import type { DemoRug } from "../../studio/catalogue/demo-rug.ts";
import { demoFile } from "./demo-media.server.ts";

const PICTURES = ["packshot", "room", "closeup", "corner", "rolled"];

const present = (addresses: (string | undefined)[]): string[] => addresses.filter((address) => address !== undefined);
const pictureOf = (rug: DemoRug, name: string) => demoFile(`rugs/${folderOf(rug)}/${name}`);

const SHAPE_OF: Partial<Record<ReturnType<typeof cutOf>, string>> = { round: "redonda", runner: "pasillo" };

/** The rooms a rug's own text speaks of. */
const ROOM_WORDS: Record<(typeof ROOMS)[number], RegExp> = {
  sala: /\b(salas?|sof[áa]s?|sillón)\b/i,
  comedor: /\b(comedor|comedores|mesa)\b/i,
  alcoba: /\b(alcobas?|cama|cuarto|dormitorio)\b/i,
  infantil: /\b(niñ[oa]s?|jugar|cuento)\b/i,
  entrada: /\b(entrada|vest[íi]bulo|corredor(es)?|pasillo|puerta)\b/i,
};
const roomsOf = ({ text, design }: DemoRug): string[] =>
  ROOMS.filter((room) => ROOM_WORDS[room].test(text) || (room === "infantil" && design.collection === "DISNEY"));

function rowOf(rug: DemoRug, collectionId: number, now: Date): typeof rugs.$inferInsert {
  const images = present(PICTURES.map((name) => pictureOf(rug, `${name}.avif`)));
  const flat = pictureOf(rug, "flat.avif");
  return {
    id: rug.id,
    name: rug.name,
    slug: slugOf(rug.name),
    collectionId,
    description: rug.text,
    material: rug.material,
    shape: SHAPE_OF[cutOf(rug)] ?? "rectangular",
    rooms: roomsOf(rug),
    origin: "Turquía",
    images: images.length > 0 ? images : present([flat]),
    thumbnail: flat ?? images[0] ?? "",
    videos: present([pictureOf(rug, "film.mp4")]),
    // Models are made from the flat picture on the first request (spec §3: folder newGlbs).
    model_3d: flat ? `/media/newGlbs/${rug.id}.glb` : "",
    colors: rug.colors,
    tags: rug.tags,
    is_featured: rug.featured ?? false,
    createdAt: instantOf(addDays(bogotaDate(now), -3 * (61 - rug.id)), "10:00"),
  };
}

/** Twelve collections and sixty rugs, ids 1 to 60, as the loom wove them. */
export async function seedCatalog(ctx: Ctx): Promise<void> {
  for (const [place, { name, text, prices, trio }] of COLLECTIONS.entries()) {
    const front = RUGS.find((rug) => rug.id === trio[2])!;
    const image = demoFile(`collections/${slugOf(name)}.avif`) ?? pictureOf(front, "flat.avif") ?? "";
    const [row] = await ctx.db
      .insert(collections)
      .values({ name, slug: slugOf(name), description: text, sortOrder: place + 1, image })
      .returning();
    const collectionId = row!.id;
    await ctx.db
      .insert(collectionSizes)
      .values(prices.map(([size, pesos], position) => ({ collectionId, size, position, price: centsOf(pesos) })));
    const own = RUGS.filter((rug) => rug.design.collection === name);
    await ctx.db.insert(rugs).values(own.map((rug) => rowOf(rug, collectionId, ctx.now())));
    const stock = own.flatMap((rug) =>
      Object.entries(rug.stock).map(([size, inventory]) => ({ rugId: rug.id, size, inventory })),
    );
    await ctx.db.insert(rugStock).values(stock);
  }
  await ctx.db.execute(sql`select setval(pg_get_serial_sequence('rugs', 'id'), (select max(id) from rugs))`);
  await ctx.db.execute(sql`select refresh_rugs(array(select id from rugs))`);
}
