import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { MergeJob } from "./contract.ts";
import { runMerge } from "./run-merge.server.ts";
import { json, openCloud } from "./testing/clouds.ts";
import { drawnRoom, drawnRug } from "./testing/pictures.ts";

let shop: TestShop;
let cloud: Awaited<ReturnType<typeof openCloud>>;
let room: Buffer;
let rug: Buffer;
let blocked = false;

beforeAll(async () => {
  [room, rug] = await Promise.all([drawnRoom(), drawnRug()]);
  cloud = await openCloud((_heard, response) => {
    const error = { type: "image_generation_user_error", code: "moderation_blocked", message: "no" };
    if (blocked) return json(response, 400, { error });
    json(response, 200, { created: 1, data: [{ b64_json: rug.toString("base64") }] });
  });
  shop = await openShop({ env: { MERGE_ENGINE: "openai", OPENAI_API_KEY: "sk", OPENAI_BASE_URL: cloud.url } });
});
afterAll(async () => {
  await shop.close();
  await cloud.close();
});

async function merge(): Promise<MergeJob> {
  const body = new FormData();
  body.append("roomImage", new File([new Uint8Array(room)], "sala.jpg"));
  body.append("rugImage", new File([new Uint8Array(rug)], "alfombra.png"));
  body.append("consent", "true");
  const started = await shop.request("/api/merge-images", { method: "POST", body });
  const { jobId } = (await started.json()) as { jobId: string };
  await runMerge.run(shop.ctx, {});
  return (await (await shop.request(`/api/merge-jobs/${jobId}`)).json()) as MergeJob;
}

it("sends the room first and the rug second, and keeps the answer", async () => {
  expect(await merge()).toMatchObject({ status: "completed", engine: "openai" });
  const asked = cloud.heard[0]!;
  expect(asked.path).toBe("/images/edits");
  expect(asked.headers.authorization).toBe("Bearer sk");
  const text = asked.body.toString("latin1");
  expect(text.indexOf("room.jpg")).toBeGreaterThan(0);
  expect(text.indexOf("rug.jpg")).toBeGreaterThan(text.indexOf("room.jpg"));
});

it("takes moderation as an answer and asks only once", async () => {
  blocked = true;
  const before = cloud.heard.length;
  expect(await merge()).toMatchObject({ status: "failed", error: { code: "blocked" } });
  expect(cloud.heard.length - before).toBe(1);
});
