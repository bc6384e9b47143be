import argon2 from "argon2";
import { eq, sql } from "drizzle-orm";
import type { Context } from "hono";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import type { Refusal } from "../platform/refusal.ts";
import { isWrongCode } from "./check-code.server.ts";
import { limitTries } from "./limit-tries.server.ts";
import { isOwnersPasswordOn, isPassword, readHash } from "./password.server.ts";
import { staff, type StaffRow } from "./table.server.ts";
import { refuse } from "./texts.ts";

type AskedCtx = Ctx & { caller: Caller };

/** The owner's password, also for the merge tool. */
export const checkPassword = (ctx: AskedCtx, c: Context, password: string): Promise<void> =>
  limitTries(ctx, c, async () => ((await isPassword(ctx, password)) ? undefined : refuse("staff.wrong_password")));

const personOf = async (ctx: Ctx, email: string): Promise<StaffRow | undefined> => {
  const [row] = await ctx.db
    .select()
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, email.toLowerCase()));
  return email === "" ? undefined : row;
};

/** The shop's owner has the owner's password until they choose another for their e-mail. */
export const hashOf = async (ctx: Ctx, person: StaffRow): Promise<string | undefined> =>
  person.passwordHash ?? (person.isShopOwner && (await isOwnersPasswordOn(ctx)) ? await readHash(ctx) : undefined);

type Tried = { email: string; password: string; code?: string };

/** A person by e-mail and password, and by the code of their authenticator app where they have one. */
export async function checkPerson(ctx: AskedCtx, c: Context, { email, password, code }: Tried): Promise<StaffRow> {
  const person = await personOf(ctx, email);
  await limitTries(ctx, c, async (): Promise<Refusal | undefined> => {
    const hash = person && (await hashOf(ctx, person));
    // Somebody unknown costs as long as somebody known.
    const isRight = await argon2.verify(hash ?? (await readHash(ctx))!, password);
    if (!isRight || !hash) return refuse("staff.wrong_password");
    if (!person.totpConfirmedAt) return undefined;
    if (!code) throw refuse("code_required");
    return (await isWrongCode(ctx, person, code)) ? refuse("code_required") : undefined;
  });
  return person!;
}
