import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { largePicture } from "./large-picture.server.ts";
import { pictureFacts } from "./table.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const facts = { width: 2418, height: 3618, blur: "" };
  await shop.ctx.db.insert(pictureFacts).values({ key: "demo/rugs/1-niebla/flat-large.avif", ...facts });
});
afterAll(() => shop.close());

it("a picture with a larger one beside it has that one, in its own size", async () =>
  expect(await largePicture(shop.ctx, "/media/demo/rugs/1-niebla/flat.avif")).toEqual({
    src: "/media/demo/rugs/1-niebla/flat-large.avif",
    width: 2418,
    height: 3618,
  }));

it.each(["/media/demo/rugs/1-niebla/room.avif", "/media/uploads/1/abc.jpg", "https://elsewhere.example/flat.avif", ""])(
  "%s has none",
  async (address) => expect(await largePicture(shop.ctx, address)).toBeUndefined(),
);
