import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { type LiveTopic, topicsIn } from "./rules/live-topics.ts";
import { sessionOf } from "./session.server.ts";
import { refuse } from "./texts.ts";

/** Only visible tabs are connected, so a few windows side by side fit. */
const PER_SESSION = 6;
const PER_COPY = 300;
/** Proxies end connections that are silent for half a minute or more. */
const HEARTBEAT_MS = 20_000;
/** The bus tells its own copy at once and every copy a moment later: one event for both. */
const GATHER_MS = 80;
/** A rush of orders is told twice a second, not order by order. */
const REST_MS = 400;

const connections = new WeakMap<Ctx["bus"], Map<string, number>>();

/** Counts a connection; gives what to call when it ends. */
function enter(ctx: Ctx, session: string): () => void {
  const open = connections.get(ctx.bus) ?? new Map<string, number>();
  connections.set(ctx.bus, open);
  const own = open.get(session) ?? 0;
  const all = [...open.values()].reduce((sum, count) => sum + count, 0);
  if (own >= PER_SESSION || all >= PER_COPY) throw refuse("staff.too_many_connections", undefined, { retryAfter: 60 });
  open.set(session, own + 1);
  return () => {
    const left = (open.get(session) ?? 1) - 1;
    if (left > 0) open.set(session, left);
    else open.delete(session);
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal }).catch(() => undefined);

/** Server-sent events: which topics changed, through whichever copy. What changed, the screens ask for themselves. */
export function liveEvents(ctx: Ctx & { caller: Caller }, c: Context): Response {
  const leave = enter(ctx, ctx.caller.session!);
  // nginx gathers an answer before it passes it on, unless told not to.
  c.header("x-accel-buffering", "no");
  return streamSSE(c, async (stream) => {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    const over = AbortSignal.any([gone.signal, ctx.stopping]);
    const changed = new Set<LiveTopic>();
    let news = new AbortController();
    const unsubscribe = ctx.bus.onStale((tags) => {
      for (const topic of topicsIn(tags)) changed.add(topic);
      if (changed.size > 0) news.abort();
    });
    const isSignedIn = () => sessionOf(ctx, c).catch(() => undefined);
    try {
      await stream.writeSSE({ event: "ready", data: "", retry: 2000 });
      while (!over.aborted) {
        await pause(HEARTBEAT_MS, AbortSignal.any([over, news.signal]));
        if (over.aborted) break;
        if (changed.size === 0) {
          if (!(await isSignedIn())) break;
          await stream.write(":\n\n");
          continue;
        }
        await pause(GATHER_MS, over);
        const topics = [...changed];
        changed.clear();
        news = new AbortController();
        await stream.writeSSE({ event: "changed", data: JSON.stringify(topics) });
        await pause(REST_MS, over);
      }
    } finally {
      unsubscribe();
      leave();
    }
  });
}
