import { flushInsight } from "./insight/count-visit.server.ts";
import { openStorage } from "./media/storage/open-storage.server.ts";
import type { Storage } from "./media/storage/storage.ts";
import { checkMail } from "./messages/mail/check-mail.server.ts";
import { mailServerOf, openMail, type MailGateway } from "./messages/mail/mail.server.ts";
import type { Gateways } from "./payments/gateways/gateway.server.ts";
import { openGateways, reopenGateways } from "./payments/gateways/open-gateways.server.ts";
import { checkNotices, openBus } from "./platform/bus.server.ts";
import { closeFolders } from "./platform/close-folders.server.ts";
import type { Ctx } from "./platform/ctx.server.ts";
import { openDatabase } from "./platform/database.server.ts";
import { openDb, openPool } from "./platform/db.server.ts";
import type { Env } from "./platform/env.server.ts";
import { originAt } from "./platform/http/own-origin.ts";
import { openJobs } from "./platform/jobs.server.ts";
import { openLog, type Log } from "./platform/log.server.ts";
import { openMetrics, type Metrics } from "./platform/metrics.server.ts";
import { describeError } from "./platform/describe-error.ts";
import { knowSizes, sizesUnlikeLabels } from "./catalog/rules/size.ts";
import { SettingsStore } from "./settings/settings-store.server.ts";
import { migrate } from "./platform/migrate.server.ts";
import { LIMITS, withinLimit } from "./platform/time-limit.server.ts";
import { type ServiceCheck, ServiceWatch } from "./platform/service-watch.server.ts";
import { PageCache } from "./platform/pages/page-cache.server.ts";
import { ProxyCache } from "./platform/pages/proxy-cache.server.ts";

/** Everything a verb of any room may ask for. */
export type AppCtx = Ctx & { storage: Storage; mail: MailGateway; gateways: Gateways };

/** What lives as long as the process: modules themselves keep no state. */
export type Runtime = {
  ctx: AppCtx;
  pages: PageCache;
  metrics: Metrics;
  services: ServiceWatch;
  /** Only where CDN_PURGE_URL is set. */
  proxy?: ProxyCache;
  databaseUrl: string;
  listensAt(port: number): void;
  beginStop(): void;
  /** Another program already worked on this data folder. */
  isShared: boolean;
  stop(): Promise<void>;
};

export async function startRuntime(env: Env, overrides: Partial<AppCtx> = {}): Promise<Runtime> {
  const log = openLog(env);
  const database = await openDatabase(env, log);
  closeFolders(env.DATA_DIR, log);
  const pool = openPool(database.url, env.DATABASE_POOL, log);
  const bus = await openBus(database.sessionUrl, log);
  try {
    await checkNotices(bus, pool, database);
    await migrate(pool);
  } catch (error) {
    // Open connections would keep a command from ending after it has said why.
    await Promise.all([bus.stop(), pool.end()]);
    await database.stop();
    throw error;
  }
  const jobs = await openJobs(database.sessionUrl, log);
  const pages = new PageCache(env.PAGE_CACHE_MB * 1024 * 1024, () => bus.isListening());
  const metrics = openMetrics();
  const proxy = openProxyCache(env, log, metrics);
  bus.onStale((tags) => {
    pages.forget(tags);
    // The database is away: what the proxy still has is all there is.
    if (bus.isListening() || !tags.includes("*")) proxy?.purge(tags);
  });
  const db = openDb(pool);
  const settings = new SettingsStore(env, log);
  const readSettings = async (): Promise<void> => {
    await settings.reload(db);
    knowSizes(
      sizesUnlikeLabels(settings.get().vocabulary.sizes),
      settings.renamed().map(({ alias, size }) => [alias, size]),
    );
  };
  await readSettings();
  const reloadSettings = async (): Promise<void> => {
    await readSettings();
    // Pages made while the old ones were still in memory.
    pages.forget(["settings"]);
    followKeys();
  };
  bus.onStale((tags) => {
    if (tags.includes("settings") || (tags.includes("*") && bus.isListening()))
      reloadSettings().catch((error: unknown) => log.warn({ reason: describeError(error) }, "settings could not be read anew"));
  });
  let { PORT: port } = env;
  const boldKey = (name: "boldApiKey" | "boldSecretKey") => settings.secret(name)?.value;
  const gateways = openGateways(env, boldKey);
  const keysInForce = () => JSON.stringify([boldKey("boldApiKey"), boldKey("boldSecretKey")]);
  let keys = keysInForce();
  const followKeys = (): void => {
    if (keys === keysInForce()) return;
    keys = keysInForce();
    reopenGateways(gateways, env, boldKey, port);
  };
  const stopping = new AbortController();
  const ctx: AppCtx = {
    db,
    pool,
    settings: settings.get,
    secret: settings.secret,
    reloadSettings,
    env,
    log,
    bus,
    jobs,
    now: () => new Date(),
    origin: () => env.PUBLIC_URL ?? originAt(env.HOST, port),
    stopping: stopping.signal,
    storage: await openStorage(env),
    mail: openMail({ env, log, settings: settings.get, secret: settings.secret }),
    gateways,
    ...overrides,
  };
  return {
    ctx,
    pages,
    metrics,
    proxy,
    services: new ServiceWatch(outsideChecks(ctx), log),
    databaseUrl: database.url,
    listensAt: (opened) => void (port = opened),
    beginStop: () => stopping.abort(),
    isShared: database.isShared,
    async stop() {
      stopping.abort();
      proxy?.stop();
      await jobs.stop();
      await bus.stop();
      // What visitors did since the last batch. A database that is away keeps nobody from stopping.
      await withinLimit(LIMITS.check, "the database", () => flushInsight(ctx)).catch((error: unknown) =>
        log.warn({ err: error }, "visits were not counted"),
      );
      await pool.end();
      await database.stop();
    },
  };
}

function openProxyCache(env: Env, log: Log, { purge: count }: Metrics): ProxyCache | undefined {
  const { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = env;
  return url ? new ProxyCache({ url, token, log, count }) : undefined;
}

/** The outside services that are set, each with the question whether it is there. */
const outsideChecks = (ctx: AppCtx): Record<string, ServiceCheck | undefined> => ({
  // Lighter than the doctor's check, which writes: this is asked every half minute.
  bucket: ctx.env.S3_BUCKET ? () => ctx.storage.list("private/check/") : undefined,
  mail: mailServerOf(ctx) ? () => checkMail(mailServerOf(ctx)) : undefined,
  payments: ctx.gateways.Bold.isSandbox
    ? undefined
    : async () => (ctx.gateways.Bold.isSandbox ? undefined : ctx.gateways.Bold.readLimits()),
});
