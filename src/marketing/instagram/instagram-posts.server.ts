import { sql } from "drizzle-orm";
import type { Bus } from "../../platform/bus.server.ts";
import type { Ctx } from "../../platform/ctx.server.ts";
import { readFeed } from "./behold.ts";
import type { InstagramPost } from "./contract.ts";

const HOUR = 3_600_000;
const RETRY = 60_000;
const TIME_OUT = 5000;

type Kept = { posts: InstagramPost[]; freshUntil: number; asking?: Promise<void> };
const kept = new WeakMap<Bus, Kept>();

async function ask(ctx: Ctx, url: string, memory: Kept): Promise<void> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_OUT), headers: { accept: "application/json" } });
    if (!response.ok) throw new Error(`the feed answered ${response.status}`);
    memory.posts = readFeed(await response.json());
    memory.freshUntil = ctx.now().getTime() + HOUR;
  } catch (error) {
    // What was known stays; the feed is asked again in a minute, not by every visitor.
    ctx.log.warn({ err: error }, "the Instagram feed did not answer");
    memory.freshUntil = ctx.now().getTime() + RETRY;
  } finally {
    memory.asking = undefined;
  }
}

/** The shop's newest posts: kept for an hour, the last good ones when the feed fails, the demo's own without a feed. */
export async function instagramPosts(ctx: Ctx): Promise<InstagramPost[]> {
  const url = ctx.env.INSTAGRAM_FEED_URL;
  if (!url) return demoPosts(ctx);
  const memory = kept.get(ctx.bus) ?? { posts: [], freshUntil: 0 };
  kept.set(ctx.bus, memory);
  if (ctx.now().getTime() >= memory.freshUntil) {
    memory.asking ??= ask(ctx, url, memory);
    if (memory.posts.length === 0) await memory.asking;
  }
  return memory.posts;
}

/** A demo shop keeps posts of its own in place of a feed; a real shop without a feed shows nothing. */
async function demoPosts(ctx: Ctx): Promise<InstagramPost[]> {
  const { rows } = await ctx.db.execute<{ value: string }>(sql`select value from installation where key = 'instagram'`);
  return rows[0] ? (JSON.parse(rows[0].value) as InstagramPost[]) : [];
}
