import { FLOAT, floatsOf, type Graph, node, type Tensor, tensorOf } from "./onnx.ts";

/** Biases and norms are small and matter most: they keep their floats. */
const SMALLEST = 4096;

/** Ends the names of weights that were cut out of wider ones: a scale for each column is what these had. */
export const COLUMNS = "/columns";

type Eighth = { axis: number; scales: Float32Array; values: Int8Array; error: number };

const isLarge = ({ type, dims, data }: Tensor) => type === FLOAT && dims.length > 1 && data.length >= 4 * SMALLEST;

/** One scale for each slice along an axis, symmetric about zero. */
function toEightBits(tensor: Tensor, axis: number): Eighth {
  const { dims } = tensor;
  const data = floatsOf(tensor);
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

function keep({ tensors }: Pick<Graph, "tensors">, { name, dims }: Tensor, { values, scales }: Eighth): [string, string] {
  const names: [string, string] = [`${name}_8bit`, `${name}_scale`];
  tensors.set(names[0], tensorOf(names[0], dims, values));
  tensors.set(names[1], tensorOf(names[1], [scales.length], scales));
  tensors.delete(name);
  return names;
}

/** One tensor in 8 bits with a scale for each column: the names of both. */
export const keepInEightBits = (graph: Pick<Graph, "tensors">, tensor: Tensor): [string, string] =>
  keep(graph, tensor, toEightBits(tensor, 1));

/** Its weights in 8 bits; the network turns them back itself (DequantizeLinear) before their first use. */
export function shrinkWeights(graph: Graph): void {
  for (const tensor of [...graph.tensors.values()].filter(isLarge)) {
    const axes = tensor.name.endsWith(COLUMNS) ? [1] : [0, 1];
    const [best] = axes.map((axis) => toEightBits(tensor, axis)).sort((a, b) => a.error - b.error);
    graph.nodes.unshift(node("DequantizeLinear", keep(graph, tensor, best!), tensor.name, { axis: best!.axis }));
  }
}
