import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLog } from "../src/platform/log.server.ts";
import { startEmbedded } from "../src/platform/postgres/supervisor.server.ts";

/** A PostgreSQL that is not the program's own: what DATABASE_URL points at in production. */
export async function startSecondPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), "telar-second-"));
  const server = await startEmbedded(folder, openLog({ LOG_LEVEL: "error" }));
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
