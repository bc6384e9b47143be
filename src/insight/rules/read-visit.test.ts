import { expect, it } from "vitest";
import { DIRECT, isSize, sourceOf, wordOf } from "./read-visit.ts";

it.each(["3001234567", "300 123 4567", "+57 (300) 123-4567", "1.020.345.678", "79.123.456", "601-234-56-78", "ana@x.example"])(
  "%s is nobody's search, size or source",
  (text) => {
    expect(wordOf(`pedido ${text}`)).toBeUndefined();
    expect(isSize(text)).toBe(false);
    expect(sourceOf({ utm: text })).toBe(DIRECT);
  },
);

it.each(["160 x 230", "200 300", "alfombra 2,5 x 3,5 m", "5x8"])("%s is a search", (text) => expect(wordOf(text)).toBe(text));
it.each(["160 x 230", "Redonda 2,5 m", "5x8"])("%s is a size", (text) => expect(isSize(text)).toBe(true));
it.each(["boletin-2026-11-17", "feria 2026", "hotsale.2026"])("%s is a source", (utm) => expect(sourceOf({ utm })).toBe(utm));
