import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allJobs } from "../jobs.server.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { MergeJob } from "./contract.ts";
import { mergeJobs } from "./table.server.ts";
import { geminiPicture, json, openCloud } from "./testing/clouds.ts";
import { drawnRoom, drawnRug } from "./testing/pictures.ts";

let shop: TestShop;
let cloud: Awaited<ReturnType<typeof openCloud>>;
let room: Buffer;
beforeAll(async () => {
  room = await drawnRoom();
  const rug = await drawnRug();
  cloud = await openCloud((_heard, response) => json(response, 200, geminiPicture(rug)));
  const env = { MERGE_ENGINE: "gemini", GEMINI_API_KEY: "k", GEMINI_BASE_URL: cloud.url, MERGE_PER_ADDRESS_PER_HOUR: "500" };
  shop = await openShop({ env });
  await shop.ctx.storage.put("demo/flat.png", rug, { type: "image/png" });
});
afterAll(async () => {
  await shop.close();
  await cloud.close();
});

const send = () => {
  const body = new FormData();
  body.append("roomImage", new File([new Uint8Array(room)], "sala.jpg"));
  body.append("rugImageUrl", "/media/demo/flat.png");
  body.append("consent", "1");
  return shop.request("/api/merge-images", { method: "POST", body });
};

it("holds 200 jobs at once, loses none, and the shop answers meanwhile", async () => {
  const started = await Promise.all(Array.from({ length: 200 }, send));
  expect(new Set(started.map(({ status }) => status))).toEqual(new Set([202]));
  const { jobId } = (await started[199]!.json()) as { jobId: string };
  const waiting = (await (await shop.request(`/api/merge-jobs/${jobId}`)).json()) as MergeJob;
  expect(waiting.queuePlace).toBeGreaterThan(50);
  await shop.ctx.jobs.start(shop.ctx, allJobs);
  const done = () => shop.ctx.db.$count(mergeJobs, eq(mergeJobs.status, "completed"));
  let answered = 0;
  while ((await done()) < 200) {
    expect((await shop.request("/api/collections")).status).toBe(200);
    answered++;
    await new Promise((next) => setTimeout(next, 25));
  }
  // Between the jobs, not after them.
  expect(answered).toBeGreaterThan(20);
});
