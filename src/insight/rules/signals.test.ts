import { expect, it } from "vitest";
import type { Insight } from "../contract.ts";
import { signalsOf } from "./signals.ts";

type Carpet = Insight["carpets"][number];
const carpet = (carpet_id: number, more: Partial<Carpet>): Carpet => ({
  carpet_id,
  name: `Olas ${carpet_id}`,
  image: "",
  seen: 0,
  room: 0,
  cart: 0,
  bought: 0,
  money: 0,
  sold_out: [],
  days: [],
  ...more,
});
const of = (carpets: Carpet[], words: Insight["searches_without_result"] = []) =>
  signalsOf({ carpets, searches_without_result: words } as unknown as Insight);

it("each of the four signals names one thing to do, and where", () => {
  const signals = of(
    [
      carpet(1, { sold_out: [{ size: "6x9", count: 3 }] }),
      carpet(2, { seen: 30 }),
      carpet(3, { room: 5 }),
      carpet(4, { seen: 400, room: 40, bought: 1, sold_out: [{ size: "6x9", count: 2 }] }),
    ],
    [
      { word: "redonda", count: 3 },
      { word: "verde", count: 2 },
    ],
  );
  expect(signals.map(({ kind, action, address }) => [kind, action, address])).toEqual([
    ["sold-out", "Order it again", "/admin/carpets/1"],
    ["search", "Make it a tag", "/admin/carpets"],
    ["seen", "Look at its price and pictures", "/admin/carpets/2"],
    ["room", "Offer it in another colour or size", "/admin/carpets/3"],
  ]);
});

it("many of one kind do not hide the others, and the most asked for comes first", () => {
  const missed = Array.from({ length: 20 }, (_, n) => carpet(n + 1, { sold_out: [{ size: "6x9", count: 3 + n }] }));
  const signals = of([...missed, carpet(99, { seen: 31 })], [{ word: "redonda", count: 9 }]);
  expect(signals.map(({ kind }) => kind)).toEqual(["sold-out", "sold-out", "sold-out", "search", "seen"]);
  expect(signals[0]!.text).toBe("22 asked for Olas 20 in 6x9 while it was sold out");
});

it("speaks to who reads it", () => {
  const read = { carpets: [carpet(1, { sold_out: [{ size: "6x9", count: 3 }] })], searches_without_result: [] };
  const [signal] = signalsOf(read as unknown as Insight, "es");
  expect(signal).toMatchObject({ text: "3 pidieron Olas 1 en 6x9 mientras estaba agotada", action: "Pídela de nuevo" });
});
