import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { metaOf } from "../marketing/rules/metadata.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function send(bytes: Uint8Array<ArrayBuffer> | string, name: string) {
  const form = new FormData();
  form.append("file", new File([bytes], name));
  const response = await shop.request("/api/admin/logo", { method: "POST", body: form, staff: true });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="30" onload="alert(1)">
  <script>alert(1)</script><image xlink:href="http://127.0.0.1:9/x.png" width="9" height="9"/>
  <rect width="60" height="30" fill="#8e2f2b"/></svg>`;

const NOISE = '<filter id="f"><feTurbulence numOctaves="60"/></filter>';
const SHADOW = '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>';

it("a drawing becomes pixels without its script; tab sign and share picture lie beside it and pages name them", async () => {
  const { status, body } = await send(SVG, "logo.svg");
  expect(status).toBe(200);
  const bytes = async (path: string) => Buffer.from(await (await shop.app.request(`http://localhost${path}`)).arrayBuffer());
  const logo = await bytes(body.logo!);
  expect(logo.includes("script")).toBe(false);
  expect(await sharp(logo).metadata()).toMatchObject({ format: "png", width: 900, height: 450 });
  expect(await sharp(await bytes(body.icon!)).metadata()).toMatchObject({ width: 180, height: 180 });
  expect(await sharp(await bytes(body.share!)).metadata()).toMatchObject({ width: 1200, height: 630 });
  const saved = await shop.request("/api/admin/settings/shop", { method: "PUT", json: { logo: body.logo }, staff: true });
  expect(saved.status).toBe(200);
  const meta = metaOf({ settings: shop.ctx.settings(), site: "https://x.example", path: "/" });
  expect(JSON.stringify(meta)).toContain(body.share);
});

it.each([
  [
    "a PNG",
    async () =>
      sharp({ create: { width: 40, height: 20, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
    "a.png",
    200,
  ],
  [
    "a JPG",
    async () =>
      sharp({ create: { width: 40, height: 20, channels: 3, background: "red" } })
        .jpeg()
        .toBuffer(),
    "a.jpg",
    200,
  ],
  [
    "a GIF",
    async () =>
      sharp({ create: { width: 4, height: 2, channels: 3, background: "red" } })
        .gif()
        .toBuffer(),
    "a.gif",
    415,
  ],
  ["a drawing that takes minutes", async () => Buffer.from(SVG.replace("<rect", `${NOISE}<rect filter="url(#f)"`)), "a.svg", 415],
  ["a drawing with a shadow", async () => Buffer.from(SVG.replace("<rect", `${SHADOW}<rect filter="url(#f)"`)), "a.svg", 200],
  ["words", async () => Buffer.from("no es un logo"), "a.png", 415],
  ["an empty file", async () => Buffer.alloc(0), "a.png", 415],
])("%s", async (_what, make, name, status) => {
  expect(await send(new Uint8Array(await make()), name)).toMatchObject({ status });
});

it("40 MB are refused with a sentence", async () => {
  expect(await send(new Uint8Array(40 * 1024 * 1024), "grande.png")).toMatchObject({
    status: 413,
    body: { error: "A logo may weigh at most 5 MB. Save it smaller and try again" },
  });
});
