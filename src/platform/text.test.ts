import { expect, it } from "vitest";
import { slugOf } from "./text.ts";

it.each([
  ["Café  Ñandú", "cafe-nandu"],
  ["Kırmızı Işık", "kirmizi-isik"],
  ["Oro – Azul", "oro-azul"],
  ["¿Quién? ¡Él!", "quien-el"],
])("%s → %s", (name, slug) => expect(slugOf(name)).toBe(slug));
