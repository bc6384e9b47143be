import { COLUMNS } from "./shrink-weights.ts";
import { floatsOf, type Graph, integersOf, node, type Node, runtimeNode, tensorOf } from "./onnx.ts";

/**
 * The exporter wrote attention as single steps, with 268 MB between them where all of the photo attends to all of it. The
 * runtime has one operation for it that works in blocks: the same result in less time and memory.
 */
export function fuseAttention(graph: Graph): void {
  for (const split of graph.nodes.filter(({ operation }) => operation === "Split")) fuseOne(graph, split);
}

const NAMES = ["queries", "keys", "values"] as const;

function fuseOne(graph: Graph, split: Node): void {
  const { nodes, tensors } = graph;
  const makerOf = (name: string) => nodes.find(({ outputs }) => outputs.includes(name))!;
  const userOf = (name: string, operation = "") =>
    nodes.find((one) => one.inputs.includes(name) && one.operation.includes(operation))!;
  const cut = makerOf(split.inputs[0]!);
  const added = makerOf(cut.inputs[0]!);
  const product = nodes.find(({ operation, outputs }) => operation === "MatMul" && added.inputs.includes(outputs[0]!))!;
  const [input, weightName] = product.inputs as [string, string];
  const weight = tensors.get(weightName)!;
  const bias = tensors.get(added.inputs.find((name) => name !== product.outputs[0])!)!;
  const [windows, spots, , heads] = integersOf(tensors.get(cut.inputs[1]!)!) as [number, number, number, number];
  const width = weight.dims[1]! / 3;
  const place = split.outputs[0]!;

  const shapeOf = (name: string, dims: number[]) => {
    tensors.set(name, tensorOf(name, [dims.length], BigInt64Array.from(dims, BigInt)));
    return name;
  };
  const rows = `${place}/rows`;
  const made = [node("Reshape", [input, shapeOf(`${rows}/shape`, [windows, spots, weight.dims[0]!])], rows)];
  const parts = NAMES.map((name, i) => {
    const own = `${place}/${name}`;
    const columns = (from: Float32Array) => columnsOf(from, 3 * width, i * width, width);
    const weights = own + COLUMNS;
    tensors.set(weights, tensorOf(weights, [weight.dims[0]!, width], columns(floatsOf(weight))));
    tensors.set(`${own}/bias`, tensorOf(`${own}/bias`, [width], columns(floatsOf(bias))));
    made.push(node("MatMul", [rows, weights], `${own}/MatMul`), node("Add", [`${own}/MatMul`, `${own}/bias`], own));
    return own;
  });
  nodes.splice(nodes.indexOf(product), 1, product, ...made);

  // Where the grid becomes coarser only the queries do, by a pool between two transposes.
  const [asked] = split.outputs.map((output) => userOf(output)) as [Node];
  const pooled = userOf(asked.outputs[0]!, "Reshape");
  if (pooled) {
    pooled.inputs[0] = parts[0]!;
    const pool = userOf(userOf(pooled.outputs[0]!).outputs[0]!, "MaxPool");
    const again = userOf(userOf(pool.outputs[0]!).outputs[0]!, "Reshape");
    again.inputs[1] = shapeOf(`${place}/pooled/shape`, [windows, -1, width]);
    parts[0] = again.outputs[0]!;
  }

  const softmax = nodes.slice(nodes.indexOf(split)).find(({ operation }) => operation === "Softmax")!;
  const transposed = userOf(userOf(softmax.outputs[0]!).outputs[0]!);
  nodes[nodes.indexOf(transposed)] = runtimeNode("MultiHeadAttention", parts, transposed.outputs[0]!, { num_heads: heads });
}

function columnsOf(values: Float32Array, width: number, from: number, count: number): Float32Array {
  const out = new Float32Array((values.length / width) * count);
  for (let row = 0; row * width < values.length; row++) {
    out.set(values.subarray(row * width + from, row * width + from + count), row * count);
  }
  return out;
}
