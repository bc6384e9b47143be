import { expect, it } from "vitest";
import { modelAddress, parseModelKey, usdzOf } from "./model-address.ts";

it("names a model and finds its USDZ by the specification's swap", () => {
  expect(modelAddress(47, "6x9")).toBe("/media/newGlbs/47-6x9.glb");
  expect(modelAddress(47, "Pequeña (pasillo)")).toBe("/media/newGlbs/47-pequenapasillo.glb");
  expect(usdzOf("/media/newGlbs/47-6x9.glb")).toBe("/media/newUsdz/47-6x9.usdz");
});

it.each([
  ["newGlbs/47-6x9.glb", { rugId: 47, size: "6x9", kind: "glb" }],
  ["newUsdz/47-6x9.usdz", { rugId: 47, size: "6x9", kind: "usdz" }],
  ["newGlbs/47-pequenapasillo.glb", { rugId: 47, size: "pequenapasillo", kind: "glb" }],
  ["newGlbs/47.glb", { rugId: 47, kind: "glb" }],
  ["newGlbs/47-6x9.usdz", undefined],
  ["newGlbs/x-6x9.glb", undefined],
  ["newGlbs/47-..%2f.glb", undefined],
])("%s", (key, wanted) => expect(parseModelKey(key)).toEqual(wanted));
