import type { Ctx } from "../../platform/ctx.server.ts";
import { job } from "../../platform/jobs.server.ts";
import { LIMITS } from "../../platform/time-limit.server.ts";

/** One event as Meta's Conversions API takes it. */
export type ServerEvent = {
  event_name: string;
  event_time: number;
  event_id: string;
  action_source: "website";
  event_source_url: string;
  user_data: Record<string, unknown>;
  custom_data: Record<string, unknown>;
};

const WEEK_SECONDS = 7 * 86_400;

type MetaError = { error?: { code?: number; error_subcode?: number; fbtrace_id?: string } };

/** Tries again while Meta is away; what it refuses is dropped. Only codes are logged: messages may echo the token. */
export const forwardEvent = job<ServerEvent>({
  name: "meta-event",
  retryLimit: 8,
  retryDelay: 30,
  async run(ctx, event) {
    const { env } = ctx;
    if (!env.META_PIXEL_ID || ctx.now().getTime() / 1000 - event.event_time > WEEK_SECONDS) return;
    const address = `${env.META_GRAPH_BASE_URL}/${env.META_API_VERSION}/${env.META_PIXEL_ID}/events`;
    const response = await fetch(`${address}?access_token=${encodeURIComponent(env.META_ACCESS_TOKEN!)}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ data: [event], test_event_code: env.META_TEST_EVENT_CODE }),
      signal: AbortSignal.timeout(LIMITS.meta),
    }).catch((error: unknown) => {
      throw new Error(`Meta is away: ${(error as Error).name}`);
    });
    if (response.ok) return;
    if (response.status >= 500 || response.status === 429) throw new Error(`Meta answered ${response.status}`);
    const { error } = (await response.json().catch(() => ({}))) as MetaError;
    const facts = { status: response.status, code: error?.code, subcode: error?.error_subcode, trace: error?.fbtrace_id };
    ctx.log.warn(facts, "Meta refused an event");
  },
});

/** Without keys events end here, after validation. */
export async function queueEvent(ctx: Ctx, event: ServerEvent): Promise<void> {
  if (ctx.env.META_PIXEL_ID) await ctx.jobs.enqueue(ctx, forwardEvent, event);
}
