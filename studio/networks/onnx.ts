import { bytesField, fieldsOf, numberField, packedNumbers } from "./protobuf.ts";

// Field numbers of onnx.proto3.
const MODEL = { graph: 7 };
const GRAPH = { node: 1, initializer: 5, output: 12 };
const NODE = { input: 1, output: 2, name: 3, operation: 4, attribute: 5, domain: 7 };
const ATTRIBUTE = { name: 1, int: 3, type: 20 };
const TENSOR = { dims: 1, type: 2, name: 8, raw: 9 };
const VALUE = { name: 1 };
const INT_ATTRIBUTE = 2;
/** The runtime's own operations, beside those of ONNX. A network that was in the runtime's format names them among its sets. */
const RUNTIME = "com.microsoft";

export const FLOAT = 1;
const INT8 = 3;
const INT64 = 7;

export type Node = { operation: string; inputs: string[]; outputs: string[]; name: string; domain: string; attributes: Buffer[] };
/** `data` is empty where the numbers are not kept as plain bytes. */
export type Tensor = { name: string; type: number; dims: number[]; data: Buffer; bytes: Buffer };
export type Graph = { nodes: Node[]; tensors: Map<string, Tensor>; outputs: string[]; rest: Buffer[] };
export type Model = { graph: Graph; rest: Buffer[] };

export function readModel(bytes: Buffer): Model {
  const model: Model = { graph: { nodes: [], tensors: new Map(), outputs: [], rest: [] }, rest: [] };
  for (const field of fieldsOf(bytes)) {
    if (field.number === MODEL.graph) model.graph = readGraph(field.value as Buffer);
    else model.rest.push(field.bytes);
  }
  return model;
}

function readGraph(bytes: Buffer): Graph {
  const graph: Graph = { nodes: [], tensors: new Map(), outputs: [], rest: [] };
  for (const { number, value, bytes: field } of fieldsOf(bytes)) {
    if (number === GRAPH.node) graph.nodes.push(readNode(value as Buffer));
    else if (number === GRAPH.initializer) {
      const tensor = readTensor(value as Buffer, field);
      graph.tensors.set(tensor.name, tensor);
    } else {
      if (number === GRAPH.output) graph.outputs.push(nameOfValue(value as Buffer));
      graph.rest.push(field);
    }
  }
  return graph;
}

function readNode(bytes: Buffer): Node {
  const made: Node = { operation: "", inputs: [], outputs: [], name: "", domain: "", attributes: [] };
  for (const { number, value } of fieldsOf(bytes)) {
    if (number === NODE.input) made.inputs.push(value.toString());
    else if (number === NODE.output) made.outputs.push(value.toString());
    else if (number === NODE.name) made.name = value.toString();
    else if (number === NODE.operation) made.operation = value.toString();
    else if (number === NODE.domain) made.domain = value.toString();
    else if (number === NODE.attribute) made.attributes.push(value as Buffer);
  }
  return made;
}

function readTensor(value: Buffer, bytes: Buffer): Tensor {
  const tensor: Tensor = { name: "", type: 0, dims: [], data: Buffer.alloc(0), bytes };
  for (const field of fieldsOf(value)) {
    if (field.number === TENSOR.dims && typeof field.value === "bigint") tensor.dims.push(Number(field.value));
    // Packed, as newer writers do.
    else if (field.number === TENSOR.dims) tensor.dims.push(...packedNumbers(field.value as Buffer));
    else if (field.number === TENSOR.type) tensor.type = Number(field.value);
    else if (field.number === TENSOR.name) tensor.name = field.value.toString();
    else if (field.number === TENSOR.raw) tensor.data = field.value as Buffer;
  }
  return tensor;
}

const nameOfValue = (bytes: Buffer) => [...fieldsOf(bytes)].find(({ number }) => number === VALUE.name)!.value.toString();

export const floatsOf = ({ data }: Tensor): Float32Array => new Float32Array(Uint8Array.from(data).buffer);
export const integersOf = ({ data }: Tensor): number[] => Array.from(new BigInt64Array(Uint8Array.from(data).buffer), Number);

export function tensorOf(name: string, dims: number[], values: Float32Array | Int8Array | BigInt64Array): Tensor {
  const type = values instanceof Float32Array ? FLOAT : values instanceof Int8Array ? INT8 : INT64;
  const data = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  const fields = [
    ...dims.map((size) => numberField(TENSOR.dims, size)),
    numberField(TENSOR.type, type),
    bytesField(TENSOR.name, name),
    bytesField(TENSOR.raw, data),
  ];
  return { name, type, dims, data, bytes: bytesField(GRAPH.initializer, Buffer.concat(fields)) };
}

export const node = (operation: string, inputs: string[], output: string, numbers: Record<string, number> = {}): Node => ({
  operation,
  inputs,
  outputs: [output],
  name: output,
  domain: "",
  attributes: Object.entries(numbers).map(([name, value]) =>
    Buffer.concat([
      bytesField(ATTRIBUTE.name, name),
      numberField(ATTRIBUTE.int, value),
      numberField(ATTRIBUTE.type, INT_ATTRIBUTE),
    ]),
  ),
});

export const runtimeNode = (...parts: Parameters<typeof node>): Node => ({ ...node(...parts), domain: RUNTIME });

/** Leaves out what no output needs. */
export function writeModel({ graph, rest }: Model): Buffer {
  const nodes = neededNodes(graph);
  const used = new Set(nodes.flatMap(({ inputs }) => inputs));
  const tensors = [...graph.tensors.values()].filter(({ name }) => used.has(name));
  const fields = [...nodes.map(nodeField), ...tensors.map(({ bytes }) => bytes), ...graph.rest];
  return Buffer.concat([...rest, bytesField(MODEL.graph, Buffer.concat(fields))]);
}

/** Nodes stand in the order they run, so from the last one back each has been asked for or never will be. */
function neededNodes({ nodes, outputs }: Graph): Node[] {
  const asked = new Set(outputs);
  const needed = nodes.toReversed().filter((one) => {
    const isAsked = one.outputs.some((output) => asked.has(output));
    if (isAsked) for (const input of one.inputs) asked.add(input);
    return isAsked;
  });
  return needed.toReversed();
}

const nodeField = ({ inputs, outputs, name, operation, domain, attributes }: Node): Buffer =>
  bytesField(
    GRAPH.node,
    Buffer.concat([
      ...inputs.map((input) => bytesField(NODE.input, input)),
      ...outputs.map((output) => bytesField(NODE.output, output)),
      bytesField(NODE.name, name),
      bytesField(NODE.operation, operation),
      ...attributes.map((attribute) => bytesField(NODE.attribute, attribute)),
      bytesField(NODE.domain, domain),
    ]),
  );
