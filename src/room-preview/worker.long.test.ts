import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { MergeJob } from "./contract.ts";
import { runMerge } from "./run-merge.server.ts";
import { sweepMerges } from "./sweep-merges.server.ts";
import { drawnRoom, drawnRug } from "./testing/pictures.ts";
import { stopWorker, workerPid } from "./worker/worker-process.server.ts";

// The real engine in its real process: ten seconds or so of work.
let shop: TestShop;
let room: Buffer;
let rug: Buffer;
beforeAll(async () => {
  [room, rug] = await Promise.all([drawnRoom(), drawnRug()]);
  shop = await openShop();
});
afterAll(async () => {
  stopWorker();
  await shop.close();
});

async function start(photo = room): Promise<string> {
  const body = new FormData();
  body.append("roomImage", new File([new Uint8Array(photo)], "sala.jpg"));
  body.append("rugImage", new File([new Uint8Array(rug)], "alfombra.png"));
  body.append("size", "5x8");
  const started = await shop.request("/api/merge-images", { method: "POST", body });
  return ((await started.json()) as { jobId: string }).jobId;
}
/** The processor's time a process has taken so far. */
const ticksOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return Number(fields[11]) + Number(fields[12]);
};
const run = () => runMerge.run(shop.ctx, {});
const look = async (id: string) => (await (await shop.request(`/api/merge-jobs/${id}`)).json()) as MergeJob;

it("does a job whose worker was killed in the middle, within its memory", async () => {
  const id = await start();
  const running = run();
  await expect.poll(async () => (await look(id)).step, { timeout: 30_000 }).toBe("floor");
  process.kill(workerPid()!, "SIGKILL");
  // Whoever waits sees the floor as soon as it is found.
  const found = { width: 1200, height: 900, mask: expect.stringMatching(/^data:image\/png;base64,/) };
  await expect.poll(async () => (await look(id)).floor, { timeout: 60_000, interval: 50 }).toMatchObject(found);
  await running;
  const { rows } = await shop.ctx.pool.query<{ attempts: number }>("select attempts from merge_jobs where id = $1", [id]);
  expect(rows[0]!.attempts).toBe(2);
  const done = await look(id);
  expect(done).toMatchObject({ status: "completed", floor: null, room: { width: 1200, sure: expect.any(Boolean) } });
  for (const url of [done.imageUrl!, done.room!.photoUrl, done.room!.matteUrl, done.room!.frontUrl, done.room!.shadeUrl]) {
    expect((await shop.request(url)).status).toBe(200);
  }
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${workerPid()}/status`, "utf8"))![1];
  expect(Number(peak)).toBeLessThan(1_200_000);
});

it("reads a photo once: another rug on it is only a render", async () => {
  const id = await start();
  const forFirst = ticksOf(workerPid()!);
  await run();
  expect(ticksOf(workerPid()!) - forFirst).toBeLessThan(forFirst / 3);
  expect((await look(id)).status).toBe("completed");
});

it("says so when the photo is cut off, without trying twice", async () => {
  const id = await start(room.subarray(0, Math.floor(room.length / 2)));
  await run();
  expect(await look(id)).toMatchObject({ status: "failed", error: { code: "unreadable" } });
});

it("forgets the room after its hours and keeps the result", async () => {
  const id = await start();
  await run();
  await shop.ctx.pool.query("update merge_jobs set created_at = now() - interval '25 hours'");
  await sweepMerges.run(shop.ctx, {});
  const kept = await look(id);
  expect(kept).toMatchObject({ status: "completed", room: null });
  expect((await shop.request(kept.imageUrl!)).status).toBe(200);
  expect(await shop.ctx.storage.list("private/merge/rooms/")).toEqual([]);
});
