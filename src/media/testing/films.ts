const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
};

/** A tiny MP4 skeleton with a place in both spots where phones write it. */
export const mp4With = (place: string): Buffer =>
  Buffer.concat([
    box("ftyp", "isom", "\0\0\u0002\0", "isom", "mp42"),
    box("moov", box("mvhd", "header"), box("trak", box("udta", box("\u00A9xyz", place))), box("udta", box("loci", place))),
    box("mdat", "film"),
  ]);

const element = (id: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const size = Buffer.alloc(8);
  size.writeUIntBE(body.length, 2, 6);
  size[0] = 0x01;
  return Buffer.concat([Buffer.from(id, "hex"), size, body]);
};

/** A tiny WebM skeleton with a place among its tags. */
export const webmWith = (place: string): Buffer =>
  Buffer.concat([
    element("1a45dfa3", element("4282", "webm")),
    element("18538067", element("1549a966", "info"), element("1254c367", place), element("1f43b675", "film")),
  ]);
