/** Reader of OpenImageDenoise's tensor archives (.tza): a table at the end, half or full floats before it. */
export interface Tensor {
  dims: number[];
  data: Float32Array;
}

export function readWeights(archive: Buffer): Map<string, Tensor> {
  const tensors = new Map<string, Tensor>();
  let at = Number(archive.readBigUInt64LE(4));
  const count = archive.readUInt32LE(at);
  at += 4;
  for (let i = 0; i < count; i++) {
    const nameLength = archive.readUInt16LE(at);
    const name = archive.toString("utf8", at + 2, at + 2 + nameLength);
    at += 2 + nameLength;
    const rank = archive[at++]!;
    const dims = Array.from({ length: rank }, (_, k) => archive.readUInt32LE(at + k * 4));
    at += rank * 4 + rank; // sizes, then one layout letter per dimension
    const isHalf = String.fromCharCode(archive[at++]!) === "h";
    const offset = Number(archive.readBigUInt64LE(at));
    at += 8;
    const length = dims.reduce((product, size) => product * size, 1);
    const data = Float32Array.from({ length }, (_, k) =>
      isHalf ? half(archive.readUInt16LE(offset + k * 2)) : archive.readFloatLE(offset + k * 4),
    );
    tensors.set(name, { dims, data });
  }
  return tensors;
}

function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
