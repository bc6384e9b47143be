import { afterAll, beforeAll, expect, it } from "vitest";
import { lettersTo } from "../testing/letters.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { runMerge } from "./run-merge.server.ts";
import { geminiBlock, geminiPicture, json, openCloud } from "./testing/clouds.ts";
import { drawnRoom, drawnRug } from "./testing/pictures.ts";

let shop: TestShop;
let cloud: Awaited<ReturnType<typeof openCloud>>;
let pictures: { room: Buffer; rug: Buffer };
let isBlocked = false;

beforeAll(async () => {
  const [room, rug] = await Promise.all([drawnRoom(), drawnRug()]);
  pictures = { room, rug };
  cloud = await openCloud((_heard, response) => json(response, 200, isBlocked ? geminiBlock : geminiPicture(rug)));
  shop = await openShop({ env: { MERGE_ENGINE: "gemini", GEMINI_API_KEY: "k", GEMINI_BASE_URL: cloud.url } });
});
afterAll(async () => {
  await shop.close();
  await cloud.close();
});

async function start(): Promise<string> {
  const carpet = await makeRug(shop.ctx, { name: "Nilo" });
  const body = new FormData();
  for (const [name, value] of Object.entries({ consent: "1", carpetId: String(carpet.id), size: "6x9" }))
    body.append(name, value);
  body.append("roomImage", new File([new Uint8Array(pictures.room)], "sala.jpg"));
  body.append("rugImage", new File([new Uint8Array(pictures.rug)], "alfombra.png"));
  const reply = await shop.request("/api/merge-images", { method: "POST", body });
  return ((await reply.json()) as { jobId: string }).jobId;
}
const ask = (jobId: string, body: object) =>
  shop.request(`/api/merge-jobs/${jobId}/letter`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const run = () => runMerge.run(shop.ctx, {});
const keptAddresses = async () =>
  (await shop.ctx.pool.query("select notify_email from merge_jobs where notify_email is not null")).rows.length;

it("who asked is written to once, when the picture is there, and their address is forgotten", async () => {
  const jobId = await start();
  expect((await ask(jobId, { email: "ana@example.com" })).status).toBe(202);
  expect(await lettersTo(shop, "ana@example.com")).toEqual([]);
  await run();
  const [letter, ...others] = await lettersTo(shop, "ana@example.com");
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ subject: "Nilo en tu sala está lista" });
  expect(letter!.text).toContain(`/sala/${jobId}`);
  expect(await keptAddresses()).toBe(0);
  expect(JSON.stringify(await (await shop.request(`/api/merge-jobs/${jobId}`)).json())).not.toContain("ana@");
});

it("asked when it is ready already, the letter is written at once", async () => {
  const jobId = await start();
  await run();
  await ask(jobId, { email: "tarde@example.com" });
  expect(await lettersTo(shop, "tarde@example.com")).toHaveLength(1);
});

it("a picture has one letter, whoever asks again: its link is shared with others", async () => {
  const asked = await start();
  await ask(asked, { email: "primera@example.com" });
  await ask(asked, { email: "corregida@example.com" });
  const late = await start();
  await run();
  await run();
  await ask(late, { email: "primera@example.com" });
  await shop.ctx.pool.query("update letters set state = 'sent', mail = null where about like 'merge:%'");
  for (const jobId of [asked, late])
    for (const email of ["primera@example.com", "victima@example.com"]) {
      const refused = await ask(jobId, { email });
      expect([refused.status, await refused.json()]).toMatchObject([409, { code: "merge.letter_written" }]);
    }
  const { rows } = await shop.ctx.pool.query("select recipient from letters where about = any($1) order by about = $2", [
    [`merge:${asked}`, `merge:${late}`],
    `merge:${late}`,
  ]);
  expect(rows.map(({ recipient }) => recipient as string)).toEqual(["corregida@example.com", "primera@example.com"]);
});

it("a job without a picture says so too", async () => {
  const jobId = await start();
  await ask(jobId, { email: "luis@example.com" });
  isBlocked = true;
  await run();
  isBlocked = false;
  const [letter] = await lettersTo(shop, "luis@example.com");
  expect(letter).toMatchObject({ subject: "No pudimos preparar tu sala" });
  expect(letter!.text).not.toContain("/sala/");
  expect(await keptAddresses()).toBe(0);
});

it("refuses what is no address, and a job nobody knows", async () => {
  const jobId = await start();
  const wrong = await ask(jobId, { email: "ana" });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ fields: { email: expect.stringContaining("correo") } });
  expect((await ask("0".repeat(48), { email: "ana@example.com" })).status).toBe(404);
});
