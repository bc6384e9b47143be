import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";

/** `asked`: the addresses the last file named, in order; `media`: what they are here. */
export type KnownPictures = { asked: string[]; media: Map<string, string> };

/** What earlier imports know of these rugs' pictures. */
export async function picturesOfRugs(ctx: Ctx, ids: number[]): Promise<Map<number, KnownPictures>> {
  const { rows } = await ctx.db.execute<{ rug_id: number; import_id: number; address: string; media: string }>(sql`
    select p.rug_id, p.import_id, p.address, p.media from import_pictures p
    join imports i on i.id = p.import_id and i.undone_at is null
    where p.rug_id = any (${sql.param(ids)}::int[]) and p.state <> 'dropped' order by p.import_id, p.position`);
  return new Map(
    [...Map.groupBy(rows, ({ rug_id: id }) => id)].map(([id, own]) => {
      const last = own.at(-1)!.import_id;
      return [
        id,
        {
          asked: own.filter((row) => row.import_id === last).map(({ address }) => address),
          media: new Map(own.filter(({ media }) => media).map(({ address, media }) => [address, media])),
        },
      ];
    }),
  );
}
