import { expect, it } from "vitest";
import { cut, slugOf } from "./text.ts";

it.each([
  ["Café  Ñandú", "cafe-nandu"],
  ["Kırmızı Işık", "kirmizi-isik"],
  ["Oro – Azul", "oro-azul"],
  ["¿Quién? ¡Él!", "quien-el"],
])("%s → %s", (name, slug) => expect(slugOf(name)).toBe(slug));

it.each([
  ["un nudo y otro", 14, "un nudo y otro"],
  ["un nudo y otro", 13, "un nudo y…"],
  ["un nudo, y otro", 9, "un nudo…"],
  ["desoxirribonucleico", 8, "desoxir…"],
])("%s in %i characters: %s", (text, length, wanted) => expect(cut(text, length)).toBe(wanted));
