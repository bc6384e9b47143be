import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { recordedServer } from "../src/platform/postgres/probe.server.ts";
import { type Shop, startShop } from "./open-browser.ts";
import { type StaffFetch, staffSession } from "./staff-session.ts";

const folder = mkdtempSync(join(tmpdir(), "telar-survival-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const DATA_DIR = join(folder, "data");
const postgresPid = () => recordedServer(join(DATA_DIR, "postgres"))!.pid;
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

it("loses nothing acknowledged through 20 sudden deaths of the program, of PostgreSQL and of both", async () => {
  const acknowledged: number[] = [];
  let shop: Shop = await startShop({ DATA_DIR });
  for (let round = 0; round < 20; round++) {
    const writer = write(await staffSession(shop.url), acknowledged);
    await sleep(150 + (round % 5) * 40);
    const kind = ["program", "postgres", "both"][round % 3];
    const killed = postgresPid();
    if (kind !== "program") process.kill(killed, "SIGKILL");
    if (kind !== "postgres") shop.kill("SIGKILL");
    if (kind === "postgres") await recovered(shop, killed);
    await writer.stop();
    if (kind !== "postgres") shop = await startShop({ DATA_DIR });
  }
  expect(acknowledged.length).toBeGreaterThan(20);
  const staff = await staffSession(shop.url);
  const missing: number[] = [];
  for (const id of acknowledged) if ((await staff(`/api/reviews/${id}`)).status !== 200) missing.push(id);
  expect(missing).toEqual([]);
  await shop.stop();
}, 240_000);

/** A connection of the killed server may still answer for a moment: only its successor counts. */
async function recovered(shop: Shop, killed: number): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const { pid = killed } = recordedServer(join(DATA_DIR, "postgres")) ?? {};
    if (pid !== killed && (await fetch(`${shop.url}/api/health`)).status === 200) return;
    await sleep(100);
  }
  throw new Error("PostgreSQL did not come back");
}

describe("a start that cannot succeed says why in one line", () => {
  const start = (env: Record<string, string>) =>
    spawnSync(process.execPath, ["scripts/start.mjs"], {
      env: { ...process.env, PORT: "0", LOG_LEVEL: "silent", ...env },
      encoding: "utf8",
      timeout: 60_000,
    });

  it("when DATA_DIR cannot be used", () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    const { status, stderr } = start({ DATA_DIR: join(file, "data") });
    expect(status).toBe(1);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain("DATA_DIR=");
  });

  it("when the port is taken", async () => {
    const server = net.createServer();
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as net.AddressInfo;
    const { status, stderr } = start({ DATA_DIR, PORT: String(port) });
    server.close();
    expect(status).toBe(1);
    expect(stderr).toBe(`PORT=${port} is already taken on 127.0.0.1.\n`);
  });

  it.each([
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    [{ DATABASE_URL: "postgres://nobody:wrong@127.0.0.1:1/none?connect_timeout=1", DATABASE_WAIT: "1" }, "DATABASE_URL"],
    [{ PORT: "http" }, "PORT"],
    [{ SEED: "maybe" }, "SEED"],
    [{ PUBLIC_URL: "tienda.example" }, "PUBLIC_URL"],
    [{ S3_BUCKET: "telar" }, "S3_ACCESS_KEY_ID"],
    [{ PUBLIC_URL: "https://tienda.example", SMTP_HOST: "127.0.0.1" }, "BOLD_API_KEY"],
    [{ PUBLIC_URL: "https://tienda.example", BOLD_API_KEY: "k", BOLD_SECRET_KEY: "s" }, "SMTP_HOST"],
  ])("when a setting is wrong: %j", (env, name) => {
    const { status, stderr } = start({ DATA_DIR, ...env });
    expect(status).toBe(1);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(name);
  });
});
