import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("gives a list of texts back as it was stored, whatever is in it", async () => {
  const odd = fc.constantFrom("", "NULL", "null", "a,b", '"', "\\", "{", "{}", " a ", "ñandú", "Tendencia", "a\nb");
  const text = fc.oneof(
    odd,
    fc.string({ maxLength: 12 }).filter((each) => !each.includes("\0")),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 5 }), async (list) => {
      const { rows } = await shop.ctx.db.execute<{ list: string[] }>(
        sql`select array(select jsonb_array_elements_text(${JSON.stringify(list)}::jsonb)) as list`,
      );
      expect(rows[0]!.list).toEqual(list);
    }),
    { numRuns: 200 },
  );
});
