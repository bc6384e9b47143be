import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { countHit, forgetHits, readHits, tooMany } from "../platform/http/rate-limit.server.ts";
import type { Refusal } from "../platform/refusal.ts";
import { knownDevice } from "./device.server.ts";
import { slowdown } from "./rules/slowdown.ts";
import { ConcurrencyLimit } from "../platform/concurrency-limit.server.ts";
import { inBoth } from "../platform/input-sentences.ts";

type AskedCtx = Ctx & { caller: Caller };

/** Wrong tries that cost nothing: per address, and per device that signed in before. */
const FREE = 3;
const FREE_ON_DEVICE = 10;
const EVERYONE = "sign-in:everyone";
const EVERYONE_SECONDS = 900;
const strangers = new ConcurrencyLimit(50);

/** The wait doubles with every wrong try after the free ones: 2 s, 4 s, … 15 minutes. */
const waitAfter = (wrong: number, free: number): number => (wrong <= free ? 0 : Math.min(900, 2 ** (wrong - free)));

const REMEMBER_SECONDS = 3600;

async function countWrong(ctx: Ctx, bucket: string, free: number): Promise<void> {
  const { hits } = await readHits(ctx, bucket);
  await countHit(ctx, bucket, waitAfter(hits + 1, free), { isRenewed: true, rememberSeconds: REMEMBER_SECONDS });
}

const countForEveryone = (ctx: Ctx): Promise<unknown> => countHit(ctx, EVERYONE, EVERYONE_SECONDS);

const turns = new Map<string, Promise<unknown>>();

/** One try at a time per count: parallel guesses wait for the verdict on the one before, and so does its price. */
function inTurn<T>(bucket: string, judge: () => Promise<T>): Promise<T> {
  const mine = (turns.get(bucket) ?? Promise.resolve()).then(judge);
  const over = mine
    .catch(() => undefined)
    .then(() => {
      if (turns.get(bucket) === over) turns.delete(bucket);
    });
  turns.set(bucket, over);
  return mine;
}

/** What a try comes to: undefined when it is right, or the sentence it is refused with, which counts as a wrong one. */
type Verdict = () => Promise<Refusal | undefined>;

/**
 * The one rule for tries at a password: limits per address, and a slower pace for strangers. A browser that signed in
 * before has a count of its own, so that nobody behind the same address can lock it out.
 */
export async function limitTries(ctx: AskedCtx, c: Context, verdict: Verdict): Promise<void> {
  const device = await knownDevice(ctx, c);
  const ofDevice = device && `sign-in:device:${device}`;
  const isTrusted = ofDevice !== undefined && (await readHits(ctx, ofDevice)).hits < FREE_ON_DEVICE;
  const bucket = isTrusted ? ofDevice : `sign-in:${ctx.caller.network}`;
  await inTurn(bucket, () => judge(ctx, bucket, verdict, isTrusted));
}

async function judge(ctx: AskedCtx, bucket: string, verdict: Verdict, isTrusted: boolean): Promise<void> {
  const { hits: wrong, left } = await readHits(ctx, bucket);
  const free = isTrusted ? FREE_ON_DEVICE : FREE;
  if (wrong > free && left > 0)
    throw tooMany(
      left,
      inBoth(`Too many tries. Wait ${left} s and try again.`, `Demasiados intentos. Espera ${left} s e intenta de nuevo.`),
    );
  const refused = await (isTrusted ? inTurn("known devices", verdict) : judgeStranger(ctx, verdict));
  if (!refused) return forgetHits(ctx, bucket);
  await countWrong(ctx, bucket, free);
  if (!isTrusted) await countForEveryone(ctx);
  throw refused;
}

/**
 * While many guess, the right password from a new browser takes longer; it is not turned away. A verdict is made to cost
 * a core and 64 MB for a moment, so strangers get theirs one after the other: all at once they would stop the shop.
 */
async function judgeStranger(ctx: Ctx, verdict: Verdict): Promise<Refusal | undefined> {
  const judged = await strangers.within(async () => {
    const { hits: wrong, left } = await readHits(ctx, EVERYONE);
    if (left > 0) await sleep(slowdown(wrong));
    return [await inTurn("strangers", verdict)];
  });
  if (judged === undefined)
    throw tooMany(
      2,
      inBoth(
        "Many people are trying to sign in. Wait 2 s and try again.",
        "Muchas personas intentan iniciar sesión. Espera 2 s e intenta de nuevo.",
      ),
    );
  return judged[0];
}
