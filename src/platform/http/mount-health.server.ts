import type { Hono } from "hono";
import type { Ctx } from "../ctx.server.ts";
import { freeMegabytes } from "../free-megabytes.server.ts";
import type { Metrics, Reading } from "../metrics.server.ts";
import { sameText } from "../same-text.server.ts";
import { programVersion } from "../version.server.ts";
import type { ServiceWatch } from "../service-watch.server.ts";
import { withinLimit } from "../time-limit.server.ts";

/** A balancer asks again sooner than the pool gives up. */
const DATABASE_MS = 3000;
const diskFull = (freeMb: number) => `El disco está lleno: quedan ${freeMb} MB donde la tienda guarda sus datos.`;

type Watched = { ctx: Ctx; metrics: Metrics; services: ServiceWatch };

/** Health for balancers, metrics for Prometheus (behind METRICS_TOKEN, or from this machine only). */
export function mountHealth(app: Hono, { ctx, metrics, services }: Watched, readGauges: () => Promise<Reading[]>): void {
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
    const caller = c.get("caller");
    const token = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    const wanted = ctx.env.METRICS_TOKEN;
    const allowed = wanted
      ? sameText(token, wanted)
      : /^(::1|127\.|::ffff:127\.)/.test(caller.address) && !c.req.header("x-forwarded-for");
    if (!allowed) return c.notFound();
    metrics.read(await readGauges());
    return c.text(await metrics.text(), 200, { "content-type": "text/plain; version=0.0.4" });
  });
}
