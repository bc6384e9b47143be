import { bytesField, fieldsOf, numberField } from "./protobuf.ts";

// Field numbers of onnx.proto3.
const MODEL = { graph: 7 };
const GRAPH = { node: 1, initializer: 5 };
const NODE = { input: 1, output: 2, operation: 4, attribute: 5 };
const ATTRIBUTE = { name: 1, int: 3, type: 20 };
const TENSOR = { dims: 1, type: 2, name: 8, raw: 9 };
const FLOAT = 1;
const INT8 = 3;
const INT_ATTRIBUTE = 2;

/** Biases and norms are small and matter most: they keep their floats. */
const SMALLEST = 4096;

type Tensor = { name: string; dims: number[]; data: Float32Array };
type Eighth = { axis: number; scales: Float32Array; values: Int8Array; error: number };

function readTensor(bytes: Buffer): Tensor | undefined {
  const tensor: Tensor = { name: "", dims: [], data: new Float32Array() };
  let type = 0;
  for (const { number, value } of fieldsOf(bytes)) {
    if (number === TENSOR.dims && typeof value === "bigint") tensor.dims.push(Number(value));
    // Packed, as newer writers do.
    else if (number === TENSOR.dims) tensor.dims.push(...packed(value as Buffer));
    else if (number === TENSOR.type) type = Number(value);
    else if (number === TENSOR.name) tensor.name = value.toString();
    else if (number === TENSOR.raw) tensor.data = new Float32Array(Uint8Array.from(value as Buffer).buffer);
  }
  return type === FLOAT && tensor.dims.length > 1 && tensor.data.length >= SMALLEST ? tensor : undefined;
}

/** A list of numbers without keys: read as if each were a field of its own. */
const packed = (bytes: Buffer): number[] => {
  const numbers: number[] = [];
  for (let at = 0, value = 0, place = 1; at < bytes.length; at++) {
    value += (bytes[at]! & 0x7f) * place;
    place *= 128;
    if (bytes[at]! < 0x80) {
      numbers.push(value);
      [value, place] = [0, 1];
    }
  }
  return numbers;
};

/** One scale for each slice along an axis, symmetric about zero. */
function toEightBits({ dims, data }: Tensor, axis: number): Eighth {
  const inner = dims.slice(axis + 1).reduce((all, each) => all * each, 1);
  const channels = dims[axis]!;
  const channelOf = (i: number) => Math.floor(i / inner) % channels;
  const scales = new Float32Array(channels);
  data.forEach((value, i) => (scales[channelOf(i)] = Math.max(scales[channelOf(i)]!, Math.abs(value) / 127)));
  const values = new Int8Array(data.length);
  let error = 0;
  data.forEach((value, i) => {
    const scale = scales[channelOf(i)]!;
    values[i] = scale === 0 ? 0 : Math.round(value / scale);
    error += (values[i]! * scale - value) ** 2;
  });
  return { axis, scales, values, error };
}

const bytesOf = (array: Int8Array | Float32Array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength);

const tensorField = (name: string, type: number, dims: number[], data: Int8Array | Float32Array): Buffer =>
  bytesField(
    GRAPH.initializer,
    Buffer.concat([
      ...dims.map((size) => numberField(TENSOR.dims, size)),
      numberField(TENSOR.type, type),
      bytesField(TENSOR.name, name),
      bytesField(TENSOR.raw, bytesOf(data)),
    ]),
  );

function dequantizeField(name: string, axis: number): Buffer {
  const attribute = [
    bytesField(ATTRIBUTE.name, "axis"),
    numberField(ATTRIBUTE.int, axis),
    numberField(ATTRIBUTE.type, INT_ATTRIBUTE),
  ];
  const node = [
    bytesField(NODE.input, `${name}_8bit`),
    bytesField(NODE.input, `${name}_scale`),
    bytesField(NODE.output, name),
    bytesField(NODE.operation, "DequantizeLinear"),
    bytesField(NODE.attribute, Buffer.concat(attribute)),
  ];
  return bytesField(GRAPH.node, Buffer.concat(node));
}

/** Its weights in 8 bits; the network turns them back itself (DequantizeLinear) before their first use. */
function shrinkGraph(graph: Buffer): Buffer {
  const [nodes, tensors, rest]: Buffer[][] = [[], [], []];
  for (const { number, value, bytes } of fieldsOf(graph)) {
    const tensor = number === GRAPH.initializer ? readTensor(value as Buffer) : undefined;
    if (!tensor) {
      rest!.push(bytes);
      continue;
    }
    const [best] = [toEightBits(tensor, 0), toEightBits(tensor, 1)].sort((a, b) => a.error - b.error);
    const { axis, scales, values } = best!;
    nodes!.push(dequantizeField(tensor.name, axis));
    tensors!.push(tensorField(`${tensor.name}_8bit`, INT8, tensor.dims, values));
    tensors!.push(tensorField(`${tensor.name}_scale`, FLOAT, [scales.length], scales));
  }
  // Nodes stand in the order they run.
  return Buffer.concat([...nodes!, ...rest!, ...tensors!]);
}

export function shrinkNetwork(model: Buffer): Buffer {
  const fields = [...fieldsOf(model)].map(({ number, value, bytes }) =>
    number === MODEL.graph ? bytesField(MODEL.graph, shrinkGraph(value as Buffer)) : bytes,
  );
  return Buffer.concat(fields);
}
