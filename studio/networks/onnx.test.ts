import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { floatsOf, integersOf, readModel, tensorOf, writeModel } from "./onnx.ts";

test.each(["encoder", "decoder"])("the %s is written as it was read", (name) => {
  const bytes = readFileSync(`assets/networks/sam2-tiny-${name}.onnx`);
  expect(writeModel(readModel(bytes)).equals(bytes)).toBe(true);
});

test("the encoder's attention is one operation", () => {
  const { graph } = readModel(readFileSync("assets/networks/sam2-tiny-encoder.onnx"));
  const count = (operation: string) => graph.nodes.filter((one) => one.operation === operation).length;
  expect([count("Softmax"), count("MultiHeadAttention")]).toEqual([0, 12]);
});

test("the encoder's wide layers are worked out in 8 bits, the narrow ones of the fine grids in floats", () => {
  const { graph } = readModel(readFileSync("assets/networks/sam2-tiny-encoder.onnx"));
  const products = (operation: string) => graph.nodes.filter((one) => one.operation === operation);
  const narrowest = products("DynamicQuantizeMatMul").map(({ inputs }) => Math.min(...graph.tensors.get(inputs[1]!)!.dims));
  expect(narrowest).toHaveLength(52);
  expect(Math.min(...narrowest)).toBe(384);
  expect(products("MatMul")).toHaveLength(23);
});

test("numbers are read as they were written", () => {
  expect(floatsOf(tensorOf("a", [2], Float32Array.of(0.5, -2)))).toEqual(Float32Array.of(0.5, -2));
  expect(integersOf(tensorOf("b", [2], BigInt64Array.of(3n, -1n)))).toEqual([3, -1]);
});
