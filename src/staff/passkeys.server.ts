import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Context } from "hono";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import type { Input } from "../platform/endpoint.ts";
import { limitRate } from "../platform/http/rate-limit.server.ts";
import type * as contract from "./passkeys-contract.ts";
import type { Passkey } from "./passkeys-contract.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { deviceOf } from "./rules/device.ts";
import { checkOwnerCanSignIn, lockStaff } from "./save-staff.server.ts";
import { enter } from "./sign-in.server.ts";
import { staff, staffChallenges, staffPasskeys } from "./table.server.ts";
import { refuse } from "./texts.ts";
import { writeAudit } from "./write-audit.server.ts";

type AskedCtx = Ctx & { caller: Caller };
const LIVES_SECONDS = 300;
const PER_MINUTE = 30;
/** EdDSA, ES256 and RS256: what authenticators make. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** A passkey belongs to a host name: the shop's own address, or in a trial the one that was typed. */
function party({ env, caller, origin, settings }: AskedCtx) {
  const expectedOrigin = env.PUBLIC_URL ? new URL(origin()).origin : caller.origin;
  return { name: settings().shop.name, expectedOrigin, id: new URL(expectedOrigin).hostname };
}

/** Kept until it is signed once, or its time is over. */
async function keepChallenge(ctx: AskedCtx, challenge: string, staffId: number | null): Promise<void> {
  await ctx.db.delete(staffChallenges).where(lt(staffChallenges.expiresAt, sql`now()`));
  const expiresAt = sql`now() + make_interval(secs => ${LIVES_SECONDS})`;
  await ctx.db.insert(staffChallenges).values({ challenge, staffId, expiresAt });
}

const useChallenge =
  (ctx: AskedCtx, staffId: number | null) =>
  async (challenge: string): Promise<boolean> => {
    const whose = staffId === null ? isNull(staffChallenges.staffId) : eq(staffChallenges.staffId, staffId);
    const live = and(eq(staffChallenges.challenge, challenge), whose, gt(staffChallenges.expiresAt, sql`now()`));
    return (await ctx.db.delete(staffChallenges).where(live).returning()).length > 0;
  };

const present = (row: typeof staffPasskeys.$inferSelect): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastUsed: row.lastUsedAt?.toISOString() ?? null,
});

const ownPasskeys = (ctx: AskedCtx) =>
  ctx.db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, ctx.caller.staff!.id))
    .orderBy(desc(staffPasskeys.createdAt));

export const listPasskeys = async (ctx: AskedCtx): Promise<Passkey[]> => (await ownPasskeys(ctx)).map(present);

export async function registrationOptions(ctx: AskedCtx) {
  const { id: rpID, name: rpName } = party(ctx);
  const { id, name } = ctx.caller.staff!;
  const [person] = await ctx.db.select({ email: staff.email }).from(staff).where(eq(staff.id, id));
  const options = await generateRegistrationOptions({
    rpName,
    rpID,
    userID: new TextEncoder().encode(String(id)),
    userName: person?.email || name,
    userDisplayName: name,
    excludeCredentials: (await ownPasskeys(ctx)).map((key) => ({ id: key.id, transports: key.transports })),
    // Found by the browser without an e-mail, and opened by finger, face or PIN: two steps in one.
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(ctx, options.challenge, id);
  return { ...options };
}

type Registered = Input<typeof contract.registerPasskey>["body"];
export async function registerPasskey(ctx: AskedCtx, { response, name }: Registered): Promise<Passkey> {
  const { id: expectedRPID, expectedOrigin } = party(ctx);
  const { id: staffId, name: label } = ctx.caller.staff!;
  const expectedChallenge = useChallenge(ctx, staffId);
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!verified?.verified) throw refuse("staff.passkey_not_made");
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  const [row] = await ctx.db
    .insert(staffPasskeys)
    .values({
      id,
      staffId,
      name: name || deviceOf(ctx.caller.userAgent),
      publicKey: Buffer.from(publicKey),
      counter,
      transports: transports ?? [],
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning();
  // One that is known already, here or with somebody else.
  if (!row) throw refuse("staff.passkey_not_made");
  await writeAudit(ctx, { action: "update", subject: "person", id: staffId, label, changes: { passkey: [null, row.name] } });
  return present(row);
}

export async function authenticationOptions(ctx: AskedCtx) {
  await limitRate(ctx, `passkey:${ctx.caller.network}`, PER_MINUTE, 60, "Too many tries. Wait a minute and try again.");
  const options = await generateAuthenticationOptions({ rpID: party(ctx).id, userVerification: "required" });
  await keepChallenge(ctx, options.challenge, null);
  return { ...options };
}

type Signed = Input<typeof contract.verifyPasskey>["body"];
export async function verifyPasskey(ctx: AskedCtx, c: Context, { response }: Signed): Promise<null> {
  const [known] = await ctx.db
    .select({ key: staffPasskeys, person: { id: staff.id, name: staff.name, role: staff.role, language: staff.language } })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(eq(staffPasskeys.id, response.id));
  if (!known) throw refuse("staff.passkey_refused");
  const { id: expectedRPID, expectedOrigin } = party(ctx);
  const { id, counter, transports } = known.key;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: useChallenge(ctx, null),
    expectedOrigin,
    expectedRPID,
    credential: { id, publicKey: new Uint8Array(known.key.publicKey), counter, transports },
  }).catch(() => undefined);
  if (!verified?.verified) throw refuse("staff.passkey_refused");
  const used = { counter: verified.authenticationInfo.newCounter, lastUsedAt: ctx.now() };
  await ctx.db.update(staffPasskeys).set(used).where(eq(staffPasskeys.id, id));
  return enter(ctx, c, known.person);
}

/** Where the owner's password is closed, the last passkey stays: nobody locks everybody out. */
export const deletePasskey = (outer: AskedCtx, id: string): Promise<null> =>
  inTransaction(outer, async (ctx) => {
    await lockStaff(ctx);
    const { id: staffId, name: label } = ctx.caller.staff!;
    const own = and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId));
    const [row] = await ctx.db.delete(staffPasskeys).where(own).returning();
    if (!row) throw refuse("staff.no_such_passkey");
    await checkOwnerCanSignIn(ctx);
    await writeAudit(ctx, { action: "update", subject: "person", id: staffId, label, changes: { passkey: [row.name, "ended"] } });
    return null;
  });
