import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { MailGateway } from "../../messages/mail/mail.server.ts";
import { queueLetter } from "../../messages/letters/queue-letter.server.ts";
import { sendMail } from "../../messages/mail/send-mail.server.ts";
import { restoreLetters } from "../../messages/restore-letters.server.ts";
import { restoreNotices } from "../../orders/restore-notices.server.ts";
import { makeRug } from "../../testing/make-rug.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { readBackup } from "./read-backup.server.ts";
import { tablesInOrder } from "./tables.server.ts";
import { writeBackup } from "./write-backup.server.ts";

let shop: TestShop;
let other: TestShop;
const folder = mkdtempSync(join(tmpdir(), "telar-backup-test-"));
const file = join(folder, "shop.tar.gz");
beforeAll(async () => {
  [shop, other] = await Promise.all([openShop(), openShop()]);
  await makeRug(shop.ctx, { name: "Café\tcon \\ barra\ny salto", colors: ["Café"], tags: ["Sutil"] });
  await shop.request("/api/admin/reviews", {
    method: "POST",
    staff: true,
    json: { name: "Ñoño", rating: 5, comment: "“Bella”" },
  });
  await shop.ctx.storage.put("rugs/1/flat.avif", Buffer.alloc(100_000, 7), { type: "image/avif" });
  await shop.ctx.storage.put("derived/200/rugs/1/flat.avif.webp", Buffer.from("again"), { type: "image/webp" });
});
afterAll(async () => {
  await Promise.all([shop.close(), other.close()]);
  rmSync(folder, { recursive: true, force: true });
});

async function contentOf({ ctx }: TestShop): Promise<Record<string, unknown>> {
  const client = await ctx.pool.connect();
  const content: Record<string, unknown> = {};
  for (const table of await tablesInOrder(client)) {
    content[table] = (await client.query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`)).rows;
  }
  client.release();
  for (const key of await ctx.storage.list("")) content[key] = Buffer.from((await ctx.storage.bytes(key))!).toString("base64");
  return content;
}

it("brings the same shop to another machine", async () => {
  const manifest = await writeBackup(shop.ctx, file);
  expect(manifest.media).toBe(1);
  await readBackup(other.ctx, file, { replace: true });
  const { "derived/200/rugs/1/flat.avif.webp": _, ...kept } = await contentOf(shop);
  expect(await contentOf(other)).toEqual(kept);
});

const restore = (to: TestShop, from: string) =>
  readBackup(to.ctx, from, { replace: true, around: [restoreLetters, restoreNotices] });

it("leaves people's room photos out", async () => {
  const photo = "private/merge/rooms/abc/photo.jpg";
  await shop.ctx.storage.put(photo, Buffer.from("una sala"), { type: "image/jpeg" });
  await shop.ctx.pool.query(`insert into merge_jobs (id, engine, width_cm, length_cm, rug_key, room)
    values (repeat('x', 32), 'local', 100, 200, 'rugs/1/flat.avif', 'abc')`);
  const manifest = await writeBackup(shop.ctx, file);
  expect(manifest.tables.map(({ name }) => name)).not.toContain("merge_jobs");
  await restore(other, file);
  expect(await other.ctx.storage.head(photo)).toBeUndefined();
});

it("keeps the proof of a delivery and the photos of returns and reviews", async () => {
  const photo = `private/photos/${"a".repeat(32)}.jpg`;
  await shop.ctx.storage.put(photo, Buffer.from("la puerta"), { type: "image/jpeg" });
  await writeBackup(shop.ctx, file);
  await restore(other, file);
  expect(await other.ctx.storage.head(photo)).toBeDefined();
});

it("holds the letters that wait, and sends each once, also over the same database", async () => {
  const sent: string[] = [];
  const mail: MailGateway = { send: async ({ to }) => (sent.push(to), {}) };
  const letter = (to: string) => ({ to, subject: "Hola", html: "<p>Hola</p>", text: "Hola" });
  const leave = async ({ ctx }: TestShop) => {
    const { rows } = await ctx.pool.query<{ data: { letter: string } }>("select data from pgboss.job where name = 'send-mail'");
    for (const { data } of rows) await sendMail.run({ ...ctx, mail }, data);
  };
  for (const to of ["ana@correo.co", "beto@correo.co"]) await queueLetter(shop.ctx, letter(to));
  await writeBackup(shop.ctx, file);
  await restore(other, file);
  await leave(other);
  expect(sent.splice(0).toSorted()).toEqual(["ana@correo.co", "beto@correo.co"]);
  // Here one of them leaves after the backup was made; both jobs are still in the queue.
  const { rows } = await shop.ctx.pool.query<{ id: string }>("select id from letters where recipient = 'ana@correo.co'");
  await sendMail.run({ ...shop.ctx, mail }, { letter: rows[0]!.id });
  await restore(shop, file);
  await leave(shop);
  expect(sent).toEqual(["ana@correo.co", "beto@correo.co"]);
});

it("goes on counting after the restored rows", async () => {
  const { id } = await makeRug(other.ctx, { name: "Nueva" });
  expect(id).toBe(2);
});

it("refuses to overwrite a shop that has data, and leaves it as it was", async () => {
  const before = await contentOf(other);
  await expect(readBackup(other.ctx, file)).rejects.toThrow("already has data");
  expect(await contentOf(other)).toEqual(before);
});

it("refuses what is no backup", async () => {
  const wrong = join(folder, "wrong.tar.gz");
  writeFileSync(wrong, "not a backup");
  await expect(readBackup(other.ctx, wrong, { replace: true })).rejects.toThrow("not a backup");
});
