export interface StoredEntry {
  name: string;
  /** 0 is stored, anything else is compressed */
  method: number;
  /** where its bytes begin in the file */
  at: number;
  data: Buffer;
}

/** Reads a zip by its central directory: a reader of its own, so that the writer is not its own judge. */
export function storedEntries(zip: Buffer): StoredEntry[] {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error("no end of a zip");
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error("no central directory");
    const [size, nameLength, local] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const entry = { name, method: zip.readUInt16LE(at + 10), at: from, data: zip.subarray(from, from + size) };
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return entry;
  });
}
