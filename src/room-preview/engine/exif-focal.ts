const EXIF_FOLDER = 0x8769;
const FOCAL_35MM = 0xa405;

/** FocalLengthIn35mmFilm out of an EXIF block; null where it is missing or unreadable. */
export function focalLength35mm(exif: Uint8Array): number | null {
  const start = exif[0] === 0x45 && exif[1] === 0x78 ? 6 : 0; // after the "Exif\0\0" mark
  const view = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start);
  if (view.byteLength < 8) return null;
  const little = view.getUint16(0) === 0x4949;
  const folder = findEntry(view, view.getUint32(4, little), EXIF_FOLDER, little);
  const entry = folder && findEntry(view, view.getUint32(folder + 8, little), FOCAL_35MM, little);
  if (!entry) return null;
  const focal = view.getUint16(entry + 8, little);
  return focal >= 10 && focal <= 200 ? focal : null;
}

const MARKS = ["Exif\0\0II*\0", "Exif\0\0MM\0*"];

/** The EXIF block inside a phone's HEIC, which lies there as it would in a JPEG; null where there is none. */
export function findExif(file: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const at = Math.max(...MARKS.map((mark) => bytes.indexOf(mark, 0, "latin1")));
  return at < 0 ? null : file.subarray(at);
}

function findEntry(view: DataView, at: number, tag: number, little: boolean): number | null {
  if (at + 2 > view.byteLength) return null;
  const count = view.getUint16(at, little);
  for (let i = 0; i < count; i++) {
    const entry = at + 2 + i * 12;
    if (entry + 12 > view.byteLength) return null;
    if (view.getUint16(entry, little) === tag) return entry;
  }
  return null;
}
