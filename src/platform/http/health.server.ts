import { statfs } from "node:fs/promises";
import type { Hono } from "hono";
import type { Ctx } from "../ctx.server.ts";
import type { Metrics } from "../metrics.server.ts";
import { queueAges } from "../queue-ages.server.ts";
import { sameText } from "../same-text.server.ts";
import { programVersion } from "../version.server.ts";
import type { ServiceWatch } from "../service-watch.server.ts";
import { withinLimit } from "../time-limit.server.ts";

/** What this program's account may still write. A folder that is not there yet has never been written to. */
export async function freeMegabytes(folder: string): Promise<number> {
  const facts = await statfs(folder).catch(() => undefined);
  return facts ? Math.floor((facts.bavail * facts.bsize) / 1024 / 1024) : Infinity;
}
/** A balancer asks again sooner than the pool gives up. */
const DATABASE_MS = 3000;
const diskFull = (freeMb: number) => `El disco está lleno: quedan ${freeMb} MB donde la tienda guarda sus datos.`;

/** Health for balancers, metrics for Prometheus (behind METRICS_TOKEN, or from this machine only). */
export function mountHealth(app: Hono, { ctx, metrics, services }: { ctx: Ctx; metrics: Metrics; services: ServiceWatch }): void {
  const version = programVersion();
  app.get("/api/health", async (c) => {
    c.header("cache-control", "no-store");
    try {
      const began = performance.now();
      await withinLimit(DATABASE_MS, "the database", () => ctx.pool.query("select 1"));
      const freeMb = await freeMegabytes(ctx.env.DATA_DIR);
      if (freeMb < ctx.env.DISK_FREE_MB)
        return c.json({ status: "unavailable", database: "ok", disk: "full", error: diskFull(freeMb), code: "disk_full" }, 503);
      return c.json({
        status: "ok",
        database: "ok",
        disk: "ok",
        databaseMs: Math.round(performance.now() - began),
        version,
        uptime: Math.round(process.uptime()),
        // Not judged: the shop goes on selling without its bucket, mailbox or payment provider.
        services: services.marks(),
      });
    } catch {
      return c.json(
        { status: "unavailable", database: "away", error: "La base de datos no responde.", code: "unavailable" },
        503,
      );
    }
  });
  app.get("/metrics", async (c) => {
    const asker = c.get("asker" as never) as { address: string };
    const token = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    const wanted = ctx.env.METRICS_TOKEN;
    const allowed = wanted
      ? sameText(token, wanted)
      : /^(::1|127\.|::ffff:127\.)/.test(asker.address) && !c.req.header("x-forwarded-for");
    if (!allowed) return c.notFound();
    // The other figures are still told while the database is away.
    metrics.queues(await queueAges(ctx).catch(() => []));
    return c.text(await metrics.text(), 200, { "content-type": "text/plain; version=0.0.4" });
  });
}
