import { sql } from "drizzle-orm";
import { addresses } from "../../addresses.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { escapeXml } from "../rules/escape-xml.ts";
import type { Ctx } from "../../platform/ctx.server.ts";

type Entry = { path: string; changed?: string; images?: string[] };
/** Google reads up to 1,000 of a page; a rug has far fewer. */
const imageOf = (site: string, image: string): string =>
  `<image:image><image:loc>${escapeXml(new URL(pictureAddress(image, 1280, "jpg"), `${site}/`).href)}</image:loc></image:image>`;
const xmlOf = (site: string, { path, changed, images = [] }: Entry): string =>
  `<url><loc>${escapeXml(site + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}${images
    .map((image) => imageOf(site, image))
    .join("")}</url>`;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const urlset = (site: string, entries: Entry[]): string =>
  `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries
    .map((entry) => xmlOf(site, entry))
    .join("\n")}\n</urlset>\n`;

const STILL = [
  addresses.home(),
  addresses.catalog(),
  addresses.about(),
  addresses.contact(),
  addresses.showroom(),
  addresses.shipping(),
  addresses.returns(),
  addresses.questions(),
  addresses.privacy(),
  addresses.terms(),
];

/** sitemaps.org: a map holds 50,000 addresses and 50 MB. Beyond as many rugs the map is a list of maps. */
const MOST_RUGS = 10_000;

type Row = { id: number; name: string; day: string; images: string[] };
async function rugEntries(ctx: Ctx, part: number): Promise<Entry[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select id, name, updated_at::date::text as day, images from rugs where is_active and min_price > 0
    order by id limit ${MOST_RUGS} offset ${(part - 1) * MOST_RUGS}`);
  return rows.map((rug) => ({ path: addresses.product(rug), changed: rug.day, images: rug.images }));
}

async function fixedEntries(ctx: Ctx): Promise<Entry[]> {
  const { rows } = await ctx.db.execute<{ name: string; day: string }>(
    sql`select name, updated_at::date::text as day from collections order by sort_order`,
  );
  return [
    ...STILL.map((path) => ({ path })),
    ...rows.map(({ name, day }) => ({ path: addresses.collection(name), changed: day })),
  ];
}

/** Every page worth finding: fixed ones, collections, and every rug that has a price, with its pictures. */
export async function sitemap(ctx: Ctx, site: string): Promise<string> {
  const { rows } = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from rugs where is_active and min_price > 0`,
  );
  const parts = Math.ceil(rows[0]!.n / MOST_RUGS);
  if (parts <= 1) return urlset(site, [...(await fixedEntries(ctx)), ...(await rugEntries(ctx, 1))]);
  const list = Array.from(
    { length: parts },
    (_, n) => `<sitemap><loc>${escapeXml(`${site}/sitemap/${n + 1}.xml`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list.join("\n")}\n</sitemapindex>\n`;
}

/** One of the maps of a large catalogue; the first also has the pages that are no rug's. */
export async function rugSitemap(ctx: Ctx, site: string, part: number): Promise<string | undefined> {
  const entries = await rugEntries(ctx, part);
  if (entries.length === 0) return undefined;
  return urlset(site, part === 1 ? [...(await fixedEntries(ctx)), ...entries] : entries);
}

/** Crawlers keep out of what is somebody's own, and of endless filter combinations. */
export const robots = (site: string): string =>
  [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /cart",
    "Disallow: /checkout",
    "Disallow: /order/",
    "Disallow: /resena/",
    "Disallow: /visita/",
    "Disallow: /merge",
    "Disallow: /*?*colors=",
    "Disallow: /*?*size=",
    "Disallow: /*?*sort=",
    "Disallow: /*?*limit=",
    "",
    `Sitemap: ${site}/sitemap.xml`,
    "",
  ].join("\n");
