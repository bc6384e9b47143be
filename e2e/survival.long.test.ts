import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { recordedServer } from "../src/platform/postgres/probe.server.ts";
import { type Shop, startShop } from "./open-browser.ts";
import { type StaffFetch, staffSession } from "./staff-session.ts";

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Note = { id: number };

/** Writes without pause and remembers only what was acknowledged. */
function write(staff: StaffFetch, acknowledged: number[]): { stop(): Promise<void> } {
  let going = true;
  const work = (async () => {
    while (going) {
      try {
        const answer = await staff("/api/admin/reviews", {
          method: "POST",
          json: { name: "Prueba", rating: 5, comment: "corte" },
        });
        if (answer.status === 201) acknowledged.push(((await answer.json()) as Note).id);
      } catch {
        await sleep(20); // the program is dead at this moment; that is the test
      }
    }
  })();
  return {
    async stop() {
      going = false;
      await work;
    },
  };
}

/** A connection of the killed server may still answer for a moment: only its successor counts. */
async function recovered(shop: Shop, cluster: string, killed: number): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const { pid = killed } = recordedServer(cluster) ?? {};
    if (pid !== killed && (await fetch(`${shop.url}/api/health`)).status === 200) return;
    await sleep(100);
  }
  throw new Error("PostgreSQL did not come back");
}

const DEATHS = 20;

// The program, PostgreSQL and both are killed in turn under writing; what was acknowledged must be there at the end.
it(`loses nothing acknowledged through ${DEATHS} sudden deaths of the program, of PostgreSQL and of both`, async () => {
  const folder = mkdtempSync(join(tmpdir(), "telar-survival-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const DATA_DIR = join(folder, "data");
  const cluster = join(DATA_DIR, "postgres");
  const acknowledged: number[] = [];
  let shop = await startShop({ DATA_DIR, SEED: "none" });
  for (let round = 0; round < DEATHS; round++) {
    const writer = write(await staffSession(shop.url), acknowledged);
    await sleep(150 + (round % 5) * 40);
    const kind = ["program", "postgres", "both"][round % 3];
    const { pid } = recordedServer(cluster)!;
    if (kind !== "program") process.kill(pid, "SIGKILL");
    if (kind !== "postgres") shop.kill("SIGKILL");
    if (kind === "postgres") await recovered(shop, cluster, pid);
    await writer.stop();
    if (kind !== "postgres") shop = await startShop({ DATA_DIR, SEED: "none" });
  }
  expect(acknowledged.length).toBeGreaterThan(DEATHS);
  const staff = await staffSession(shop.url);
  const missing: number[] = [];
  for (const id of acknowledged) if ((await staff(`/api/reviews/${id}`)).status !== 200) missing.push(id);
  expect(missing).toEqual([]);
  await shop.stop();
}, 240_000);
