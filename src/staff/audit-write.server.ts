import type { Context } from "hono";
import type { Changes } from "./rules/changes.ts";
import type { Subject } from "./rules/subjects.ts";
import { type StaffCtx, writeAudit } from "./write-audit.server.ts";

const ACTIONS: Record<string, string> = { POST: "create", PUT: "update", DELETE: "delete" };
/** Whose they are is no business of the trail; the subject's id leads there. */
const PERSONAL = /^(customer|name|email|phone|notes|comment|message|password)/;

async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  if (!c.req.header("content-type")?.includes("json")) return {};
  return ((await c.req.json().catch(() => ({}))) as Record<string, unknown> | null) ?? {};
}

/** What a write said, as far as it is short and nobody's own. */
function changesIn(body: Record<string, unknown>): Changes {
  const plain = Object.entries(body).filter(
    ([name, value]) => !PERSONAL.test(name) && ["string", "number", "boolean"].includes(typeof value),
  );
  return Object.fromEntries(plain.slice(0, 20).map(([name, value]) => [name, [null, value]]));
}

/** A staff write whose verb kept no entry of its own is written down by its path: no room can forget. */
export async function auditWrite(ctx: StaffCtx, c: Context): Promise<void> {
  const caller = c.get("caller");
  const action = ACTIONS[c.req.method];
  const { pathname, searchParams } = new URL(c.req.url);
  if (!action || caller.audited || c.res.status >= 400 || searchParams.get("dryRun") === "1") return;
  const [subject = "", ...rest] = pathname.split("/").slice(3);
  const id = rest.map((part) => decodeURIComponent(part)).join("/");
  const body = await bodyOf(c);
  const entry = { action, subject: subject.replace(/s$/, "") as Subject, id, changes: changesIn(body) };
  // The deed is done: a trail that cannot be written must not make it look undone.
  await writeAudit({ ...ctx, caller }, entry).catch((error: unknown) =>
    ctx.log.error({ requestId: caller.requestId, err: error }, "audit entry lost"),
  );
}
