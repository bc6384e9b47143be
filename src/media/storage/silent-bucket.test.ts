import { Readable } from "node:stream";
import { afterAll, expect, it } from "vitest";
import { readEnv } from "../../platform/env.server.ts";
import { ServiceAway } from "../../platform/time-limit.server.ts";
import { silentServer } from "../../testing/silent-server.ts";
import { s3Storage } from "./s3-storage.server.ts";
import type { Storage } from "./storage.ts";

const LIMIT = 200;
const servers: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function bucketThatSays(words = ""): Promise<Storage> {
  const server = await silentServer(words);
  servers.push(server);
  const keys = { S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" };
  return s3Storage(readEnv({ S3_BUCKET: "telar", S3_ENDPOINT: server.url, ...keys }), LIMIT);
}

const picture = new Uint8Array(1000);
const type = "image/avif";
it.each<[string, (bucket: Storage) => Promise<unknown>]>([
  ["head", (bucket) => bucket.head("rugs/1.avif")],
  ["read", (bucket) => bucket.read("rugs/1.avif")],
  ["bytes", (bucket) => bucket.bytes("rugs/1.avif")],
  ["list", (bucket) => bucket.list("demo/hero/")],
  ["remove", (bucket) => bucket.remove("rugs/1.avif")],
  ["put", (bucket) => bucket.put("rugs/1.avif", picture, { type })],
  ["put of a stream", (bucket) => bucket.put("rugs/1.avif", Readable.from([picture]), { type, size: 1000 })],
])("%s ends with a word for it when the bucket accepts and never answers, and the next call at once", async (_name, call) => {
  const bucket = await bucketThatSays();
  await expect(call(bucket)).rejects.toThrow(ServiceAway);
  const began = performance.now();
  await expect(bucket.head("rugs/2.avif")).rejects.toThrow("did not answer a moment ago");
  expect(performance.now() - began).toBeLessThan(LIMIT);
});

it("a body that stands still in the middle ends too", async () => {
  const bucket = await bucketThatSays("HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nhalf");
  await expect(bucket.bytes("rugs/1.avif")).rejects.toThrow("200 ms of inactivity");
  await expect((await bucket.read("rugs/1.avif"))!.toArray()).rejects.toThrow("200 ms of inactivity");
});
