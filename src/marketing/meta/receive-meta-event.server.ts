import { randomUUID } from "node:crypto";
import type { Caller, Ctx } from "../../platform/ctx.server.ts";
import { readText } from "../../platform/http/read-text.server.ts";
import { parseJson } from "../../platform/parse-json.ts";
import { metaEvent } from "./contract.ts";
import { queueEvent } from "./forward-event.server.ts";
import { userData } from "./hash.server.ts";

const MOST = 64 * 1024;

/** What is too long or no JSON is not understood, and dropped like the rest. */
async function read(request: Request): Promise<unknown> {
  const text = await readText(request, MOST).catch(() => undefined);
  return parseJson(text ?? "");
}

/** Address and browser come from the request itself; a source outside this shop is not believed. */
export async function receiveMetaEvent(ctx: Ctx & { caller: Caller }, request: Request): Promise<boolean> {
  const parsed = metaEvent.safeParse(await read(request));
  if (!parsed.success) return false;
  const { caller } = ctx;
  const { event_name, event_id, event_source_url, action_source, user_data, custom_data } = parsed.data;
  const source = event_source_url?.startsWith(`${caller.origin}/`) ? event_source_url : caller.origin;
  await queueEvent(ctx, {
    event_name,
    event_time: Math.floor(ctx.now().getTime() / 1000),
    event_id: event_id ?? randomUUID(),
    action_source,
    event_source_url: source,
    user_data: userData({ country: "co", ...user_data }, caller),
    custom_data,
  });
  return true;
}
