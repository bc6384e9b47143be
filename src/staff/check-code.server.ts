import { createHash, randomInt } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { countHit, forgetHits, readHits, tooMany } from "../platform/http/rate-limit.server.ts";
import { staff, type StaffRow } from "./table.server.ts";
import { stepOfCode } from "./totp.server.ts";
import { inBoth } from "../platform/input-sentences.ts";

const FREE = 10;
const WAIT_SECONDS = 900;
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const COUNT = 10;

const hashOf = (code: string): string => createHash("sha256").update(code).digest("hex");
const normal = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, "");

/** Ten codes of 49 random bits for a day without the phone; only their hashes are kept. */
export function makeRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: COUNT }, () => Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join(""));
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), hashes: codes.map(hashOf) };
}

/** Each step's code opens once (RFC 6238 §5.2), and so does each recovery code. */
async function useCode(ctx: Ctx, person: StaffRow, given: string): Promise<boolean> {
  const step = stepOfCode(person.totpSecret!, given, ctx.now());
  if (step !== undefined) {
    const isNew = and(eq(staff.id, person.id), lt(staff.totpStep, step));
    return (await ctx.db.update(staff).set({ totpStep: step }).where(isNew).returning()).length > 0;
  }
  const hash = hashOf(given);
  const { rows } = await ctx.db.execute(sql`
    update staff set recovery_hashes = array_remove(recovery_hashes, ${hash})
    where id = ${person.id} and ${hash} = any(recovery_hashes) returning id`);
  return rows.length > 0;
}

/** Wrong codes are also counted per person: whoever has the password guesses no million codes from many addresses. */
export async function isWrongCode(ctx: Ctx, person: StaffRow, code: string): Promise<boolean> {
  const bucket = `sign-in:code:${person.id}`;
  const { hits, left } = await readHits(ctx, bucket);
  if (hits >= FREE && left > 0)
    throw tooMany(
      left,
      inBoth(
        `Too many wrong codes. Wait ${left} s and try again.`,
        `Demasiados códigos incorrectos. Espera ${left} s e intenta de nuevo.`,
      ),
    );
  if (await useCode(ctx, person, normal(code))) {
    await forgetHits(ctx, bucket);
    return false;
  }
  await countHit(ctx, bucket, WAIT_SECONDS);
  return true;
}
