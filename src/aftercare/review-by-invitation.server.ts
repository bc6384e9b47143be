import { sql } from "drizzle-orm";
import { keepPrivatePhotos, type PhotoCtx } from "../media/private-photos.server.ts";
import { countMiss } from "../orders/find-order.server.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { limitRate } from "../platform/http/rate-limit.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { submitReview } from "../reviews/submit-review.server.ts";
import type { Invitation, InvitedReview } from "./contract.ts";
import { refuse } from "./texts.ts";

type Asking = Ctx & { caller: Caller };
type Found = { orderId: string; email: string; invitation: Invitation };

const MOST_PHOTOS = 3;
const PER_HOUR = 20;
const TOO_MANY = "Enviaste muchas fotos seguidas. Espera un momento e intenta de nuevo.";

/** Who has no token of ours learns nothing; guessing is counted as for orders. */
async function find(ctx: Asking, token: string): Promise<Found> {
  const { rows } = await ctx.db.execute<{
    id: string;
    number: string;
    name: string;
    email: string;
    rugs: Invitation["rugs"] | null;
  }>(sql`
    select o.id, o.number, o.customer_name as name, o.customer_email as email,
      (select json_agg(json_build_object('carpetId', r.id, 'name', r.name, 'image', r.thumbnail,
          'reviewed', exists (select from reviews v where v.order_id = o.id and v.rug_id = r.id)) order by r.id)
       from rugs r where r.id in (select i.rug_id from order_items i where i.order_id = o.id)) as rugs
    from aftercare_letters a join orders o on o.id = a.order_id
    where a.kind = 'review' and a.token = ${token} and o.customer_email <> ''`);
  const [row] = rows;
  if (!row) {
    await countMiss(ctx);
    throw refuse("aftercare.not_found");
  }
  const name = row.name.trim().split(/\s+/)[0]!.slice(0, 30);
  const invitation = { order_number: row.number, name, rugs: row.rugs ?? [] };
  return { orderId: row.id, email: row.email, invitation };
}

export const readInvitation = async (ctx: Asking, token: string): Promise<Invitation> => (await find(ctx, token)).invitation;

/** Staff read it before anybody else does. */
export async function writeReview(
  ctx: Asking,
  token: string,
  { carpetId, rating, comment, name }: InvitedReview,
): Promise<number> {
  const { orderId, email, invitation } = await find(ctx, token);
  if (!invitation.rugs.some((rug) => rug.carpetId === carpetId))
    throw refuse("aftercare.unknown_rug", undefined, { fields: { carpetId: refuse("aftercare.unknown_rug").message } });
  return inTransaction(ctx, async (inner) => {
    // Deleted since it was found, or its person erased.
    const { rows } = await inner.db.execute(sql`select from orders where id = ${orderId} and customer_email <> '' for share`);
    if (rows.length === 0) throw refuse("aftercare.not_found");
    return submitReview(inner, { orderId, rugId: carpetId, name: name || invitation.name, email, rating, comment });
  });
}

export async function addReviewPhotos(
  ctx: Asking & PhotoCtx,
  { token, id }: { token: string; id: number },
  request: Request,
): Promise<number> {
  await limitRate(ctx, `review-photos:${ctx.caller.network}`, PER_HOUR, 3600, TOO_MANY);
  const { orderId } = await find(ctx, token);
  const { rows } = await ctx.db.execute(
    sql`select from reviews where id = ${id} and order_id = ${orderId} and status = 'pending'`,
  );
  if (rows.length === 0) throw refuse("aftercare.not_found");
  const kept = await keepPrivatePhotos(ctx, request, () =>
    Promise.resolve({ most: MOST_PHOTOS, orderId, about: `review:${id}` }),
  );
  return kept.length;
}
