import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import S3rver from "@20minutes/s3rver";
import { readEnv } from "../../platform/env.server.ts";
import { checkStorage } from "./check-storage.server.ts";
import { diskStorage } from "./disk-storage.server.ts";
import { s3Storage } from "./s3-storage.server.ts";
import type { Storage } from "./storage.ts";

const folder = mkdtempSync(join(tmpdir(), "telar-storage-"));
const server = new S3rver({
  port: 0,
  address: "127.0.0.1",
  silent: true,
  directory: join(folder, "s3"),
  configureBuckets: [{ name: "telar", configs: [] }],
});
let endpoint = "";
beforeAll(async () => {
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const s3 = (secret = "S3RVER"): Storage =>
  s3Storage(readEnv({ S3_BUCKET: "telar", S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: secret }));

describe.each([
  ["disk", () => diskStorage(folder)],
  ["S3", () => s3()],
])("%s storage", (_name, open) => {
  const body = Buffer.from("una alfombra ñandú");

  it("gives back what it was given, whole or in part, from bytes or a stream", async () => {
    const storage = open();
    await storage.put("rugs/1/flat.avif", body, { type: "image/avif" });
    expect(Buffer.from((await storage.bytes("rugs/1/flat.avif"))!)).toEqual(body);
    expect(await storage.head("rugs/1/flat.avif")).toMatchObject({ size: body.length, type: "image/avif" });
    const part = await storage.read("rugs/1/flat.avif", { start: 4, end: 11 });
    expect(Buffer.concat(await part!.toArray()).toString()).toBe("alfombra");
    await storage.put("rugs/2/film.mp4", Readable.from([body, body]), { type: "video/mp4", size: body.length * 2 });
    expect((await storage.bytes("rugs/2/film.mp4"))?.length).toBe(body.length * 2);
  });

  it("says plainly when there is nothing", async () => {
    const storage = open();
    for (const key of ["rugs/none.avif", "../secret", "/etc/passwd", "a//b", "rugs/.hidden", ""]) {
      expect(await storage.head(key)).toBeUndefined();
      expect(await storage.bytes(key)).toBeUndefined();
      expect(await storage.read(key)).toBeUndefined();
      expect(await storage.remove(key)).toBe(false);
    }
  });

  it("passes its check, which leaves nothing behind", async () => {
    await checkStorage(open());
  });

  it("refuses to write outside its keys", async () => {
    await expect(open().put("../escape.txt", body, { type: "text/plain" })).rejects.toThrow("not a storage key");
  });

  it("removes once", async () => {
    const storage = open();
    await storage.put("rugs/3/x.webp", body, { type: "image/webp" });
    expect(await storage.remove("rugs/3/x.webp")).toBe(true);
    expect(await storage.remove("rugs/3/x.webp")).toBe(false);
  });
});

it("a disk that cannot be written fails the check", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  await expect(checkStorage(diskStorage(file))).rejects.toThrow("ENOTDIR");
  expect(await diskStorage(folder).list("private/")).toEqual([]);
});

it("lists what lies under a prefix (disk; S3 in s3-list.test.ts)", async () => {
  expect(await diskStorage(folder).list("rugs/1/")).toEqual(["rugs/1/flat.avif"]);
});

it("S3 checks who signs: a wrong secret gets nothing", async () => {
  await expect(s3("wrong").put("rugs/9/x.avif", Buffer.from("x"), { type: "image/avif" })).rejects.toThrow(/[Ss]ignature|403/);
  await expect(checkStorage(s3("wrong"))).rejects.toThrow(/[Ss]ignature|403/);
});
