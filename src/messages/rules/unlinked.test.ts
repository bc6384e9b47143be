import { expect, it } from "vitest";
import { unlinked } from "./unlinked.ts";

it.each([
  ["Calle 93 # 13-42, apto. 301", "Calle 93 # 13-42, apto. 301"],
  ["Cra.Séptima 12.5", "Cra. Séptima 12.5"],
  ["https://trampa.example/x", "https trampa. example/x"],
  ["WWW.trampa.CO", "WWW. trampa. CO"],
])("%s becomes %s", (typed, shown) => expect(unlinked(typed)).toBe(shown));
