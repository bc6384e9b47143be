import { sql } from "drizzle-orm";
import { addresses } from "../../addresses.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { escapeXml } from "../rules/escape-xml.ts";
import type { Ctx } from "../../platform/ctx.server.ts";

type Entry = { path: string; changed?: string; image?: string };
const xmlOf = (site: string, { path, changed, image }: Entry): string =>
  `<url><loc>${escapeXml(site + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}${
    image ? `<image:image><image:loc>${escapeXml(site + pictureAddress(image, 1280, "jpg"))}</image:loc></image:image>` : ""
  }</url>`;

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

/** Every page worth finding: fixed ones, collections, and up to 45,000 rugs that have a price (a site map holds 50,000). */
export async function sitemap(ctx: Ctx, site: string): Promise<string> {
  const [collections, rugs] = await Promise.all([
    ctx.db.execute<{ name: string; day: string }>(
      sql`select name, updated_at::date::text as day from collections order by sort_order`,
    ),
    ctx.db.execute<{ id: number; name: string; day: string; image: string | null }>(
      sql`select id, name, updated_at::date::text as day, images[1] as image from rugs where is_active and min_price > 0 order by id limit 45000`,
    ),
  ]);
  const entries: Entry[] = [
    ...STILL.map((path) => ({ path })),
    ...collections.rows.map(({ name, day }) => ({ path: addresses.collection(name), changed: day })),
    ...rugs.rows.map((rug) => ({ path: addresses.product(rug), changed: rug.day, ...(rug.image ? { image: rug.image } : {}) })),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries
    .map((entry) => xmlOf(site, entry))
    .join("\n")}\n</urlset>\n`;
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
