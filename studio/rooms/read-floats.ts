import { readFileSync } from "node:fs";

/** A raw pass of a render: float32, interleaved RGB, top row first. */
export function readFloats(path: string): Float32Array {
  const bytes = readFileSync(path);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}
