import { and, eq, ne, sql } from "drizzle-orm";
import type { Context } from "hono";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { drawQr } from "../platform/draw-qr.ts";
import type { Language } from "../platform/language.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import type { Account } from "./account-contract.ts";
import { checkCurrent, checkFresh } from "./check-fresh.server.ts";
import { makeRecoveryCodes } from "./check-code.server.ts";
import { hashOf } from "./check-password.server.ts";
import { getPerson } from "./list-staff.server.ts";
import { hashPassword, isOwnersPasswordOn, setOwnersPassword } from "./password.server.ts";
import { lockStaff } from "./save-staff.server.ts";
import { staff, staffSessions, type StaffRow } from "./table.server.ts";
import { refuse } from "./texts.ts";
import { newTotpSecret, stepOfCode, totpUri } from "./totp.server.ts";
import { writeAudit } from "./write-audit.server.ts";
import { inBoth } from "../platform/input-sentences.ts";

type AskedCtx = Ctx & { caller: Caller };

async function ownRow(ctx: AskedCtx): Promise<StaffRow> {
  const [row] = await ctx.db.select().from(staff).where(eq(staff.id, ctx.caller.staff!.id));
  if (!row) throw refuse("staff.not_signed_in");
  return row;
}

const change = (ctx: AskedCtx, set: Partial<StaffRow>) => ctx.db.update(staff).set(set).where(eq(staff.id, ctx.caller.staff!.id));
const audit = (ctx: AskedCtx, what: string, to: string) => {
  const { id, name } = ctx.caller.staff!;
  return writeAudit(ctx, { action: "update", subject: "person", id, label: name, changes: { [what]: [null, to] } });
};

export async function readAccount(ctx: AskedCtx): Promise<Account> {
  const row = await ownRow(ctx);
  const person = await getPerson(ctx, row.id);
  return {
    ...person,
    language: row.language,
    recoveryCodes: row.recoveryHashes.length,
    ownersPassword: await isOwnersPasswordOn(ctx),
  };
}

type Form = { name?: string; language?: Language; password?: string; currentPassword?: string };

export async function updateAccount(ctx: AskedCtx, c: Context, form: Form): Promise<Account> {
  const { name, language, password, currentPassword } = form;
  const row = await ownRow(ctx);
  if (password && row.passwordHash) await checkCurrent(ctx, c, row.passwordHash, currentPassword);
  // The first of who signs in by passkey, or by the shop's password, is a new way in.
  else if (password) await checkFresh(ctx, c, currentPassword);
  const passwordHash = password && (await hashPassword(password));
  return inTransaction(ctx, async (inner) => {
    if (name && name !== row.name) {
      await change(inner, { name });
      await audit(inner, "name", name);
    }
    if (language && language !== row.language) {
      await change(inner, { language });
      await audit(inner, "language", language);
    }
    if (passwordHash) {
      await change(inner, { passwordHash });
      // Whoever else is signed in here by the old password is out.
      const others = ne(sql`left(${staffSessions.tokenHash}, 8)`, inner.caller.session!);
      await inner.db.delete(staffSessions).where(and(eq(staffSessions.staffId, row.id), others));
      await audit(inner, "password", "changed");
    }
    return readAccount(inner);
  });
}

export async function beginTotp(
  ctx: AskedCtx,
  c: Context,
  currentPassword?: string,
): Promise<{ secret: string; uri: string; qr: string }> {
  await checkFresh(ctx, c, currentPassword);
  const row = await ownRow(ctx);
  // One in force stays so until it is ended: a page left open must not lock its owner out.
  if (row.totpConfirmedAt) throw refuse("staff.totp_on");
  const secret = newTotpSecret();
  await change(ctx, { totpSecret: secret, totpStep: 0 });
  const uri = totpUri(secret, row.email || row.name, ctx.settings().shop.name);
  return { secret, uri, qr: drawQr(uri, 1) };
}

export async function confirmTotp(ctx: AskedCtx, code: string): Promise<{ recoveryCodes: string[] }> {
  const { totpSecret, totpConfirmedAt } = await ownRow(ctx);
  if (!totpSecret || totpConfirmedAt) throw refuse("staff.no_totp");
  const step = stepOfCode(totpSecret, code.replaceAll(/\s/g, ""), ctx.now());
  if (step === undefined)
    throw refuse("staff.wrong_code", undefined, {
      fields: { code: inBoth("Not the code of this moment", "No es el código de este momento") },
    });
  const { codes, hashes } = makeRecoveryCodes();
  await change(ctx, { totpConfirmedAt: ctx.now(), totpStep: step, recoveryHashes: hashes });
  await audit(ctx, "authenticator app", "on");
  return { recoveryCodes: codes };
}

/** Somebody without a password signs in by passkey, which no code protects. */
export async function endTotp(ctx: AskedCtx, c: Context, currentPassword?: string): Promise<null> {
  const hash = await hashOf(ctx, await ownRow(ctx));
  if (hash) await checkCurrent(ctx, c, hash, currentPassword);
  await change(ctx, { totpSecret: null, totpConfirmedAt: null, recoveryHashes: [] });
  await audit(ctx, "authenticator app", "off");
  return null;
}

export async function renewRecoveryCodes(
  ctx: AskedCtx,
  c: Context,
  currentPassword?: string,
): Promise<{ recoveryCodes: string[] }> {
  await checkFresh(ctx, c, currentPassword);
  if (!(await ownRow(ctx)).totpConfirmedAt) throw refuse("staff.no_totp");
  const { codes, hashes } = makeRecoveryCodes();
  await change(ctx, { recoveryHashes: hashes });
  await audit(ctx, "recovery codes", "renewed");
  return { recoveryCodes: codes };
}

/** Closing it needs another way in that nobody can guess: a passkey of the one who closes it. */
export const changeOwnersPassword = (outer: AskedCtx, isOn: boolean): Promise<Account> =>
  inTransaction(outer, async (ctx) => {
    await lockStaff(ctx);
    if (!isOn && (await readAccount(ctx)).passkeys === 0) throw refuse("staff.no_passkey");
    await setOwnersPassword(ctx, isOn);
    await audit(ctx, "owner's password", isOn ? "open" : "closed");
    return readAccount(ctx);
  });
