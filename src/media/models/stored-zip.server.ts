import { crc32 } from "node:zlib";

export interface Entry {
  name: string;
  data: Uint8Array;
}

/** USDZ wants every file's bytes to begin at a multiple of 64, uncompressed. */
const ALIGN = 64;
const LOCAL = 30;
const CENTRAL = 46;
/** 1 January 1980: the same files give the same bytes. */
const DOS_DATE = 0x21;
/** An extra field of our own number carries the padding. */
const PADDING_ID = 0x1986;

export function storedZip(entries: Entry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data } of entries) {
    const title = Buffer.from(name, "utf8");
    const bare = at + LOCAL + title.length;
    // An extra field takes at least its own four bytes of header.
    const pad = (ALIGN - ((bare + 4) % ALIGN)) % ALIGN;
    const extra = Buffer.alloc(4 + pad);
    extra.writeUInt16LE(PADDING_ID, 0);
    extra.writeUInt16LE(pad, 2);
    const facts = { crc: crc32(data), size: data.length, name: title.length };
    parts.push(localHeader(facts, extra.length), title, extra, Buffer.from(data));
    directory.push(centralHeader(facts, at), title);
    at = bare + extra.length + data.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([...parts, ...directory, endRecord(entries.length, size, at)]);
}

interface Facts {
  crc: number;
  size: number;
  name: number;
}

/** From the version field on, both kinds of header agree. */
function writeFacts(b: Buffer, from: number, { crc, size, name }: Facts, extra: number) {
  b.writeUInt16LE(10, from);
  b.writeUInt16LE(0, from + 2);
  b.writeUInt16LE(0, from + 4);
  b.writeUInt16LE(0, from + 6);
  b.writeUInt16LE(DOS_DATE, from + 8);
  b.writeUInt32LE(crc, from + 10);
  b.writeUInt32LE(size, from + 14);
  b.writeUInt32LE(size, from + 18);
  b.writeUInt16LE(name, from + 22);
  b.writeUInt16LE(extra, from + 24);
}

function localHeader(facts: Facts, extra: number): Buffer {
  const b = Buffer.alloc(LOCAL);
  b.writeUInt32LE(0x04034b50, 0);
  writeFacts(b, 4, facts, extra);
  return b;
}

function centralHeader(facts: Facts, at: number): Buffer {
  const b = Buffer.alloc(CENTRAL);
  b.writeUInt32LE(0x02014b50, 0);
  b.writeUInt16LE(10, 4);
  writeFacts(b, 6, facts, 0);
  b.writeUInt32LE(at, 42);
  return b;
}

function endRecord(count: number, size: number, at: number): Buffer {
  const b = Buffer.alloc(22);
  b.writeUInt32LE(0x06054b50, 0);
  b.writeUInt16LE(count, 8);
  b.writeUInt16LE(count, 10);
  b.writeUInt32LE(size, 12);
  b.writeUInt32LE(at, 16);
  return b;
}
