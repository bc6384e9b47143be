import { type FileHandle, open } from "node:fs/promises";

const MAX_HEADER = 64 * 1024 * 1024;
const HOLDERS = new Set(["moov", "trak"]);
const PERSONAL = new Set(["udta", "meta", "uuid"]);

type Box = { type: string; start: number; header: number; end: number };

function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to;) {
    const short = bytes.readUInt32BE(at);
    const header = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    if (size < header || at + size > to) throw new Error("broken box");
    yield { type: bytes.toString("latin1", at + 4, at + 8), start: at, header, end: at + size };
    at += size;
  }
}

/** Turns places, dates and comments into free space of the same length: no sample moves. */
function blank(bytes: Buffer, from: number, to: number): void {
  for (const box of boxesIn(bytes, from, to)) {
    if (HOLDERS.has(box.type)) blank(bytes, box.start + box.header, box.end);
    else if (PERSONAL.has(box.type)) {
      bytes.write("free", box.start + 4, "latin1");
      bytes.fill(0, box.start + box.header, box.end);
    }
  }
}

/** Phones write where a film was taken into moov/udta and moov/meta. */
export async function scrubMp4(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    const { size } = await file.stat();
    for (let at = 0; at + 8 <= size;) at = await scrubTopBox(file, at, size);
  } finally {
    await file.close();
  }
}

async function scrubTopBox(file: FileHandle, at: number, size: number): Promise<number> {
  const head = Buffer.alloc(16);
  await file.read(head, 0, 16, at);
  const short = head.readUInt32BE(0);
  const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
  const type = head.toString("latin1", 4, 8);
  if (length < 8 || at + length > size) throw new Error("broken box");
  if (type === "moov" || PERSONAL.has(type)) {
    if (length > MAX_HEADER) throw new Error("header too large");
    const bytes = Buffer.alloc(length);
    await file.read(bytes, 0, length, at);
    blank(bytes, 0, length);
    await file.write(bytes, 0, length, at);
  }
  return at + length;
}
