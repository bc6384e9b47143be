import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { countBeyond } from "../platform/count-beyond.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import { fold } from "../platform/text.ts";
import type { MediaFacts, MediaFile, MediaQuery } from "./contract.ts";
import { keyOfAddress } from "./rules/picture-address.ts";
import { typeOf } from "./storage/key.ts";

type Row = Omit<MediaFile, "filename" | "mimetype" | "created_at"> & {
  mimetype: string | null;
  created_at: Date | null;
  total: number;
};

/** Uploads, and the files that came with the shop as long as something shows them. */
const FILES = sql`
  with uses as materialized (
    select address, json_agg(distinct jsonb_build_object('kind', kind, 'id', subject_id, 'label', label)) as uses, array_agg(kind) as kinds
    from media_uses where address like '/media/%' group by address
  ), loose as (
    select '/media/' || key as url, folder, original_name as "originalName", mimetype, size, width, height, created_at, true as uploaded
    from media_files
    union all
    select u.address, split_part(u.address, '/', 3), regexp_replace(u.address, '^.*/', ''), null, 0, null, null, null, false
    from uses u where not exists (select from media_files f where '/media/' || f.key = u.address)
  ), files as (
    select l.*, u.uses,
      coalesce('carpet' = any (u.kinds), false) or l.uploaded and (l.folder = 'carpets' or l.folder ~ '^[0-9]+$') as carpets,
      coalesce('collection' = any (u.kinds), false) or l.uploaded and l.folder = 'collections' as collections
    from loose l left join uses u on u.address = l.url
  )`;

/** A picture that a carpet and its collection show is in both. */
const FOLDERS = {
  carpets: sql`f.carpets`,
  collections: sql`f.collections`,
  other: sql`not f.carpets and not f.collections`,
};
const ORDERS = {
  newest: sql`f.created_at desc nulls last, f.url`,
  name: sql`fold(f."originalName"), f.url`,
  largest: sql`f.size desc, f.url`,
};

export async function listFiles(ctx: Ctx, query: MediaQuery): Promise<{ files: MediaFile[]; total: number }> {
  const { limit, offset } = windowOf(query, 48);
  const found = sql`from files f
    where position(${fold(query.search ?? "")} in fold(concat_ws(' ', f."originalName", f.url, f.uses::text))) > 0
      and (${query.used ?? null}::text is null or (${query.used ?? null}::text = 'yes') = (f.uses is not null))
      and ${query.folder ? FOLDERS[query.folder] : sql`true`}
      and (${query.kind ?? null}::text is null or (${query.kind ?? null}::text = 'video') = (f.url ~ '\\.(mp4|webm)$'))`;
  const { rows } = await ctx.db.execute<Row>(sql`${FILES}
    select f.url, f.folder, f."originalName", f.mimetype, f.size, f.width, f.height, f.created_at, f.uploaded,
      coalesce(f.uses, '[]') as uses, count(*) over ()::int as total
    ${found} order by ${ORDERS[query.sort ?? "newest"]} limit ${limit} offset ${offset}`);
  const total = rows[0]?.total ?? (await countBeyond(ctx, offset, sql`${FILES} select count(*)::int as n ${found}`));
  return { files: rows.map(present), total };
}

export async function mediaFacts(ctx: Ctx): Promise<MediaFacts> {
  const { rows } = await ctx.db.execute<MediaFacts>(sql`${FILES}
    select count(*)::int as files, count(*) filter (where uploaded)::int as uploaded, coalesce(sum(size), 0)::bigint as bytes,
      count(*) filter (where ${FOLDERS.carpets})::int as carpets, count(*) filter (where ${FOLDERS.collections})::int as collections,
      count(*) filter (where ${FOLDERS.other})::int as other, count(*) filter (where uses is null)::int as unused
    from files f`);
  return { ...rows[0]!, bytes: Number(rows[0]!.bytes) };
}

const present = ({ total: _total, ...row }: Row): MediaFile => ({
  ...row,
  filename: row.url.split("/").at(-1) ?? "",
  mimetype: row.mimetype ?? typeOf(keyOfAddress(row.url) ?? ""),
  created_at: row.created_at ? new Date(row.created_at).toISOString() : null,
});
