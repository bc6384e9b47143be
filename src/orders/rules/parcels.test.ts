import { expect, it } from "vitest";
import { labelsOf, parcelWords, readParcel } from "./parcels.ts";

it.each([
  ["165x25x25", "18,5", "165 × 25 × 25 cm, 18.5 kg"],
  ["165 × 25 × 25 cm", "", "165 × 25 × 25 cm"],
  ["", "18 kg", "18 kg"],
  ["", "", ""],
])("%j and %j are %j", (size, weight, words) => expect(parcelWords(readParcel({ size, weight })!)).toBe(words));

it.each([
  ["165x25", ""],
  ["0x25x25", ""],
  ["grande", ""],
  ["", "pesada"],
  ["", "0"],
])("%j and %j are no parcel", (size, weight) => expect(readParcel({ size, weight })).toBeUndefined());

it("tells another program's fields as they came", () => expect(parcelWords({ weight: 4, caja: "B2" })).toBe("4 kg, caja B2"));

it("an order in several shipments asks for its cash once, on the first parcel", () => {
  const labels = labelsOf([{ parcels: [{ weight: 18 }, {}] }, { parcels: [] }]);
  expect(labels.map(({ parcel, isCollected }) => [parcel, isCollected])).toEqual([
    ["Bulto 1 de 2: 18 kg", true],
    ["Bulto 2 de 2", false],
    ["", false],
  ]);
});
