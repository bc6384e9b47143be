import { type FileHandle, open } from "node:fs/promises";

const SEGMENT = 0x18538067;
const PERSONAL = new Set([0x1254c367 /* Tags */, 0x1941a469 /* Attachments */]);
const UNKNOWN = -1;

type Element = { id: number; body: number; size: number };

/** Reads an element's id and length; a live recording leaves its length unknown. */
async function elementAt(file: FileHandle, at: number): Promise<Element> {
  const head = Buffer.alloc(12);
  await file.read(head, 0, 12, at);
  const idLength = Math.clz32(head[0]! | 1) - 23;
  if (idLength > 4) throw new Error("broken element");
  const id = head.readUIntBE(0, idLength);
  const first = head[idLength]!;
  const sizeLength = Math.clz32(first | 1) - 23;
  let size = first & (0xff >> sizeLength);
  let unknown = size === 0xff >> sizeLength;
  for (let i = 1; i < sizeLength; i++) {
    const byte = head[idLength + i]!;
    unknown &&= byte === 0xff;
    size = size * 256 + byte;
  }
  return { id, body: at + idLength + sizeLength, size: unknown ? UNKNOWN : size };
}

/** The same bytes as one Void element: nothing behind it moves. */
async function blank(file: FileHandle, start: number, end: number): Promise<void> {
  const length = end - start;
  if (length < 9) return;
  const bytes = Buffer.alloc(length);
  bytes[0] = 0xec;
  bytes[1] = 0x01;
  bytes.writeUIntBE(length - 9, 3, 6);
  await file.write(bytes, 0, length, start);
}

/** Tags and attachments are where a recorder writes about itself and the place. */
export async function scrubWebm(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    const { size: total } = await file.stat();
    for (let at = 0; at + 2 < total;) {
      const { id, body, size } = await elementAt(file, at);
      if (id === SEGMENT) {
        at = body;
        continue;
      }
      if (size === UNKNOWN) return;
      if (body + size > total) throw new Error("broken element");
      if (PERSONAL.has(id)) await blank(file, at, body + size);
      at = body + size;
    }
  } finally {
    await file.close();
  }
}
