/** The few protobuf words an ONNX file needs. */
export function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt(value);
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Buffer.from(bytes);
}

export const whole = (field: number, value: number): Buffer => Buffer.concat([varint(field << 3), varint(value)]);

export const bytes = (field: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([varint((field << 3) | 2), varint(body.length), body]);
};

export const text = (field: number, value: string): Buffer => bytes(field, Buffer.from(value));
