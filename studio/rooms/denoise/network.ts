import { bytes, text, whole } from "./protobuf.ts";
import type { Tensor } from "./weights.ts";

// ONNX field numbers: NodeProto 1 in, 2 out, 3 name, 4 op, 5 attribute; GraphProto 1 node, 5 initializer.
const ints = (name: string, values: number[]) => bytes(5, text(1, name), ...values.map((value) => whole(8, value)), whole(20, 7));
const int = (name: string, value: number) => bytes(5, text(1, name), whole(3, value), whole(20, 2));
const word = (name: string, value: string) => bytes(5, text(1, name), text(4, value), whole(20, 3));

const node = (op: string, inputs: string[], output: string, ...attributes: Buffer[]) =>
  bytes(1, ...inputs.map((name) => text(1, name)), text(2, output), text(3, output), text(4, op), ...attributes);

const tensor = (name: string, dims: number[], data: Float32Array) =>
  bytes(
    5,
    ...dims.map((size) => whole(1, size)),
    whole(2, 1),
    text(8, name),
    bytes(9, Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
  );

const picture = (field: number, name: string, channels: number) => {
  const sizes = [whole(1, 1), whole(1, channels), text(2, "h"), text(2, "w")];
  const shape = bytes(2, ...sizes.map((size) => bytes(1, size)));
  return bytes(field, text(1, name), bytes(2, bytes(1, whole(1, 1), shape)));
};

/** OpenImageDenoise's U-Net as an ONNX graph: four poolings down, four joins up. */
export function buildNetwork(weights: Map<string, Tensor>): Buffer {
  const graph: Buffer[] = [tensor("scales", [4], new Float32Array([1, 1, 2, 2]))];
  let current = "input";
  let count = 0;
  const step = (op: string, inputs: string[], ...attributes: Buffer[]) => {
    current = `${op.toLowerCase()}${count++}`;
    graph.push(node(op, inputs, current, ...attributes));
    return current;
  };
  const convolve = (name: string, isLast = false) => {
    for (const part of ["weight", "bias"]) {
      const { dims, data } = weights.get(`${name}.${part}`)!;
      graph.push(tensor(`${name}.${part}`, dims, data));
    }
    step("Conv", [current, `${name}.weight`, `${name}.bias`], ints("kernel_shape", [3, 3]), ints("pads", [1, 1, 1, 1]));
    if (!isLast) step("Relu", [current]);
  };
  const pool = () => step("MaxPool", [current], ints("kernel_shape", [2, 2]), ints("strides", [2, 2]));
  const join = (skip: string) => {
    const modes = [word("mode", "nearest"), word("coordinate_transformation_mode", "asymmetric"), word("nearest_mode", "floor")];
    step("Resize", [current, "", "scales"], ...modes);
    step("Concat", [current, skip], int("axis", 1));
  };

  convolve("enc_conv0");
  convolve("enc_conv1");
  const skips = ["input", pool()];
  for (const level of [2, 3]) {
    convolve(`enc_conv${level}`);
    skips.push(pool());
  }
  convolve("enc_conv4");
  pool();
  convolve("enc_conv5a");
  convolve("enc_conv5b");
  for (const level of [4, 3, 2, 1]) {
    join(skips.pop()!);
    convolve(`dec_conv${level}a`);
    convolve(`dec_conv${level}b`);
  }
  convolve("dec_conv0", true);
  const channels = weights.get("enc_conv0.weight")!.dims[1]!;
  const body = bytes(7, ...graph, text(2, "oidn"), picture(11, "input", channels), picture(12, current, 3));
  return Buffer.concat([whole(1, 8), body, bytes(8, text(1, ""), whole(2, 13))]);
}
