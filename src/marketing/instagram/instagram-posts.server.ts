import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Bus } from "../../platform/bus.server.ts";
import type { Ctx } from "../../platform/ctx.server.ts";
import { LIMITS, withinLimit } from "../../platform/time-limit.server.ts";
import { readFeed } from "./read-feed.ts";
import type { InstagramPost } from "./contract.ts";

const HOUR = 3_600_000;
const RETRY = 60_000;
/** A page does not wait longer for the first posts; they are on the next one. */
const PAGE_WAIT = 1000;

type CachedPosts = { posts: InstagramPost[]; freshUntil: number; asking?: Promise<void> };
const postsByBus = new WeakMap<Bus, CachedPosts>();

async function ask(ctx: Ctx, url: string, memory: CachedPosts): Promise<void> {
  try {
    const isFirst = memory.posts.length === 0;
    memory.posts = await withinLimit(LIMITS.instagram, "the Instagram feed", async (signal) => {
      const response = await fetch(url, { signal, headers: { accept: "application/json" } });
      if (!response.ok) throw new Error(`the feed answered ${response.status}`);
      return readFeed(await response.json());
    });
    memory.freshUntil = ctx.now().getTime() + HOUR;
    if (isFirst) ctx.bus.forget(["home"]);
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
  const memory = postsByBus.get(ctx.bus) ?? { posts: [], freshUntil: 0 };
  postsByBus.set(ctx.bus, memory);
  if (ctx.now().getTime() >= memory.freshUntil) {
    memory.asking ??= ask(ctx, url, memory);
    if (memory.posts.length === 0) await Promise.race([memory.asking, sleep(PAGE_WAIT, undefined, { ref: false })]);
  }
  return memory.posts;
}

/** A demo shop keeps posts of its own in place of a feed; a real shop without a feed shows nothing. */
async function demoPosts(ctx: Ctx): Promise<InstagramPost[]> {
  const { rows } = await ctx.db.execute<{ value: string }>(sql`select value from installation where key = 'instagram'`);
  return rows[0] ? (JSON.parse(rows[0].value) as InstagramPost[]) : [];
}
