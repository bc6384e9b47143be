import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { fold } from "./text.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("folds a text as the program does, so that a filter finds what it names", async () => {
  const letters = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, n) => String.fromCodePoint(0xc0 + n)).filter((each) =>
    /\p{L}/u.test(each),
  );
  const texts = [...letters, "ªº¡¿«»×‘’“”′″‐‑–—…", "e\u0301", "Kırmızı", "İpek", "N.º 5"];
  const { rows } = await shop.ctx.db.execute<{ text: string; folded: string }>(
    sql`select text, fold(text) as folded from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) text`,
  );
  expect(rows.map(({ text }) => [text, fold(text)])).toEqual(rows.map(({ text, folded }) => [text, folded]));
});

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
