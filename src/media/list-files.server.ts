import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import { fold } from "../platform/text.ts";
import type { MediaFile, MediaQuery } from "./contract.ts";
import { keyOfAddress } from "./rules/picture-address.ts";
import { typeOf } from "./storage/key.ts";

type Row = Omit<MediaFile, "filename" | "mimetype" | "created_at"> & {
  mimetype: string | null;
  created_at: Date | null;
  total: number;
};

/** Uploads, and the files that came with the shop as long as something shows them. */
export async function listFiles(ctx: Ctx, query: MediaQuery): Promise<{ files: MediaFile[]; total: number }> {
  const { limit, offset } = windowOf(query, 48);
  const { rows } = await ctx.db.execute<Row>(sql`
    with uses as materialized (
      select address, json_agg(distinct jsonb_build_object('kind', kind, 'id', subject_id, 'label', label)) as uses
      from media_uses where address like '/media/%' group by address
    ), files as (
      select '/media/' || key as url, folder, original_name as "originalName", mimetype, size, width, height, created_at, true as uploaded
      from media_files
      union all
      select u.address, split_part(u.address, '/', 3), regexp_replace(u.address, '^.*/', ''), null, 0, null, null, null, false
      from uses u where not exists (select from media_files f where '/media/' || f.key = u.address)
    )
    select f.*, coalesce(u.uses, '[]') as uses, count(*) over ()::int as total
    from files f left join uses u on u.address = f.url
    where position(${fold(query.search ?? "")} in fold(concat_ws(' ', f."originalName", f.url, u.uses::text))) > 0
      and (${query.used ?? null}::text is null or (${query.used ?? null}::text = 'yes') = (u.uses is not null))
      and (${query.kind ?? null}::text is null or (${query.kind ?? null}::text = 'video') = (f.url ~ '\\.(mp4|webm)$'))
    order by f.created_at desc nulls last, f.url limit ${limit} offset ${offset}`);
  return { files: rows.map(present), total: rows[0]?.total ?? 0 };
}

const present = ({ total: _total, ...row }: Row): MediaFile => ({
  ...row,
  filename: row.url.split("/").at(-1) ?? "",
  mimetype: row.mimetype ?? typeOf(keyOfAddress(row.url) ?? ""),
  created_at: row.created_at ? new Date(row.created_at).toISOString() : null,
});
