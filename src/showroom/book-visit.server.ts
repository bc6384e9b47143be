import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { currentSize } from "../catalog/rules/size.ts";
import { rugNames } from "../catalog/rug-names.server.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { limitRate } from "../platform/http/rate-limit.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import type { NewVisit, VisitRug } from "./contract.ts";
import { checkBookable, orTaken } from "./hold-slot.server.ts";
import { limitVisits } from "./limit-visits.server.ts";
import { tellOfVisit } from "./letters/visit-letters.server.ts";
import { placeAsked } from "./places.server.ts";
import type { ReservationRow } from "./present.server.ts";
import { isVisitName, isVisitPhone, NAME_SHAPE, PHONE_SHAPE } from "./rules/visitor.ts";
import { findSeat, type Wish } from "./seats.server.ts";
import { reservations } from "./table.server.ts";
import { refuse } from "./texts.ts";

// Visits that one address may hold per day: nobody fills the calendar, a family or an office still can book.
const VISITS_PER_DAY = 100;

export function required(name: string | null | undefined, phone: string | null | undefined): { name: string; phone: string } {
  const missing = refuse("showroom.name_and_phone");
  const fields = { ...(!name && { customer_name: missing.message }), ...(!phone && { customer_phone: missing.message }) };
  if (!name || !phone) throw refuse("showroom.name_and_phone", undefined, { fields });
  return { name, phone };
}

/** Somebody who can be called back and asked for at the door. */
function checkVisitor(given: Parameters<typeof required>[0], phoneGiven: Parameters<typeof required>[1]) {
  const { name, phone } = required(given, phoneGiven);
  if (!isVisitName(name)) throw refuse("showroom.name", undefined, { fields: { customer_name: NAME_SHAPE } });
  if (!isVisitPhone(phone)) throw refuse("showroom.phone", undefined, { fields: { customer_phone: PHONE_SHAPE } });
  return { name, phone };
}

/** Rugs that no longer exist are left out: a visit is never refused because of them. */
async function rugsToSee(ctx: Ctx, wanted: NonNullable<NewVisit["rugs"]>): Promise<VisitRug[]> {
  const names = await rugNames(
    ctx,
    wanted.map((rug) => rug.carpetId),
  );
  return wanted.flatMap(({ carpetId, size }) => {
    const name = names.get(carpetId);
    return name === undefined ? [] : [{ carpet_id: carpetId, name, size: currentSize(size ?? "") }];
  });
}

const newToken = (): string => randomBytes(16).toString("hex");
/** As hard to guess as the key it comes from; another wish with the same key has another. */
const tokenOf = (key: string, input: NewVisit): string =>
  createHash("sha256")
    .update(`${key} ${JSON.stringify(input)}`)
    .digest("hex")
    .slice(0, 32);

async function byToken(ctx: Ctx, token: string): Promise<ReservationRow | undefined> {
  const [row] = await ctx.db.select().from(reservations).where(eq(reservations.token, token));
  return row;
}

type Visitor = Omit<typeof reservations.$inferInsert, keyof Wish | "seat">;

/** Many may ask for one slot at once: the database gives each seat once, and who was slower looks for the next. */
async function takeSeat(ctx: Ctx, wish: Wish, visit: Visitor): Promise<ReservationRow | undefined> {
  for (let tries = 0; tries <= ctx.settings().showroom.visitsAtOnce; tries++) {
    const seat = await findSeat(ctx, wish);
    if (seat === undefined) return undefined;
    const [row] = await ctx.db
      .insert(reservations)
      .values({ ...visit, ...wish, seat })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
  }
  return undefined;
}

/**
 * Who asks again with the same key, because the answer was lost, finds their own visit and not a
 * taken hour.
 */
export async function bookVisit(
  outer: Ctx & { caller: Caller },
  input: NewVisit,
  { key, isStaff = false }: { key?: string; isStaff?: boolean } = {},
): Promise<ReservationRow> {
  const { name, phone } = checkVisitor(input.customer_name, input.customer_phone);
  const hours = outer.settings().showroom.visitHours;
  const { key: place } = placeAsked(outer, input.place);
  const wish = { place, date: input.reservation_date, slot: input.time_slot, hours };
  const email = input.customer_email ?? "";
  checkBookable(outer, wish, isStaff);
  const booked = inTransaction(outer, async (ctx) => {
    const wished = key && tokenOf(key, input);
    const known = wished ? await byToken(ctx, wished) : undefined;
    if (known?.status === "confirmed") return known;
    const token = !wished || known ? newToken() : wished;
    const rugs = await rugsToSee(ctx, input.rugs ?? []);
    const row = await takeSeat(ctx, wish, {
      name,
      phone,
      email,
      notes: input.notes ?? "",
      rugs,
      status: "confirmed",
      token,
      clientAddress: isStaff ? "" : ctx.caller.network,
    });
    if (!row) {
      const own = await byToken(ctx, token);
      if (own) return own;
      throw refuse("showroom.taken");
    }
    if (!isStaff) await limitVisits(ctx, row);
    if (!isStaff) await limitRate(ctx, `visits:${ctx.caller.network}`, VISITS_PER_DAY, 86_400);
    await tellOfVisit(ctx, row, "booked");
    await touch(ctx, "showroom");
    return row;
  });
  return orTaken(booked, refuse("showroom.taken"));
}
