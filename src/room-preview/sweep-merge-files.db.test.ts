import { statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { jobKey, ROOM_FILES, roomKey } from "./keys.server.ts";
import { sweepMergeFiles } from "./sweep-merge-files.server.ts";
import { mergeJobs } from "./table.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const pathOf = (key: string) => join(shop.ctx.env.DATA_DIR, "media", key);
async function put(key: string, hoursAgo = 2): Promise<string> {
  await shop.ctx.storage.put(key, Buffer.from("foto"), { type: "image/jpeg" });
  const then = new Date(Date.now() - hoursAgo * 3_600_000);
  utimesSync(pathOf(key), then, then);
  return key;
}
/** Ids and rooms look as the database wants them. */
const hex = (name: string, length: number) => Buffer.from(name).toString("hex").padEnd(length, "0");
const job = (name: string, file: Parameters<typeof jobKey>[1]) => jobKey(hex(name, 48), file);
const room = (name: string, file: Parameters<typeof roomKey>[1]) => roomKey(hex(name, 64), file);
const row = (id: string, more: Partial<typeof mergeJobs.$inferInsert>) =>
  shop.ctx.db.insert(mergeJobs).values({
    id: hex(id, 48),
    engine: "local",
    widthCm: 100,
    lengthCm: 100,
    rugKey: "demo/flat.png",
    room: hex(id, 64),
    ...more,
  });

it("removes room photos that no job knows of, and only those", async () => {
  await row("waits", { photoKey: job("waits", "room"), rugKey: job("waits", "rug") });
  await row("done", { status: "completed", rugKey: job("done", "rug"), roomFacts: {} as never });
  await row("old", { status: "completed" });
  const kept = [
    await put(job("waits", "room")),
    await put(job("waits", "rug")),
    await put(job("done", "result.jpg")),
    await put(room("done", ROOM_FILES.photo)),
    // Its row may be written in this moment.
    await put(job("young", "room"), 0),
  ];
  await put(job("norow", "room"));
  await put(job("norow", "result.jpg"));
  // The copy died between the row's end and the file's.
  await put(job("done", "room"));
  await put(job("done", "rug"));
  await put(room("norow", ROOM_FILES.matte));
  await put(room("old", ROOM_FILES.photo));
  await sweepMergeFiles.run(shop.ctx, {});
  expect(await shop.ctx.storage.list("private/")).toEqual(kept.toSorted());
});

it("keeps private and public files for its own account alone", async () => {
  for (const key of [job("mode", "room"), "uploads/12/a.jpg"]) {
    const path = pathOf(await put(key));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
  }
  for (const folder of ["media", "tmp", "mail"])
    expect(statSync(join(shop.ctx.env.DATA_DIR, folder)).mode & 0o777, folder).toBe(0o700);
});
