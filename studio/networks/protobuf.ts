/** Protocol buffers as far as ONNX needs them: a message is a list of fields, each kept as the bytes it came in. */
export type Field = { number: number; value: bigint | Buffer; bytes: Buffer };

const VARINT = 0;
const LENGTH = 2;

export function* fieldsOf(message: Buffer): Generator<Field> {
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++]!;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const from = at;
    const key = Number(varint());
    const [number, kind] = [key >>> 3, key & 7];
    let value: bigint | Buffer;
    if (kind === VARINT) value = varint();
    else {
      const length = kind === LENGTH ? Number(varint()) : kind === 1 ? 8 : 4;
      value = message.subarray(at, (at += length));
    }
    yield { number, value, bytes: message.subarray(from, at) };
  }
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (; value > 0x7f; value = Math.floor(value / 128)) bytes.push((value % 128) | 0x80);
  return Buffer.from([...bytes, value]);
}

export const numberField = (number: number, value: number): Buffer =>
  Buffer.concat([varint((number << 3) | VARINT), varint(value)]);

export function bytesField(number: number, value: string | Buffer): Buffer {
  const bytes = Buffer.from(value as string);
  return Buffer.concat([varint((number << 3) | LENGTH), varint(bytes.length), bytes]);
}

/** A list of numbers without keys: read as if each were a field of its own. */
export function packedNumbers(bytes: Buffer): number[] {
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
}
