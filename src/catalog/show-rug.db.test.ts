import { afterAll, beforeAll, expect, it } from "vitest";
import { pictureFacts } from "../media/table.server.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { showRug } from "./show-rug.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const facts = { width: 2418, height: 3618, blur: "" };
  await shop.ctx.db.insert(pictureFacts).values({ key: "demo/rugs/1-niebla/flat-large.avif", ...facts });
});
afterAll(() => shop.close());

it("the first picture is enlarged from the flat one only while both are of the same set", async () => {
  const { id } = await makeRug(shop.ctx);
  const showWith = async (image: string) => {
    await shop.ctx.pool.query(
      "update rugs set thumbnail = '/media/demo/rugs/1-niebla/flat.avif', images = array[$2] where id = $1",
      [id, image],
    );
    return (await showRug(shop.ctx as never, { id })).flat.large?.src;
  };
  expect(await showWith("/media/demo/rugs/1-niebla/packshot.avif")).toBe("/media/demo/rugs/1-niebla/flat-large.avif");
  expect(await showWith("/media/uploads/7/otra.jpg")).toBeUndefined();
});
