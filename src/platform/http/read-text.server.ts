import { withoutBidiControls } from "../bidi-controls.ts";
import { onlyCleanText } from "./strip-bidi-controls.server.ts";
import { readBytes } from "./read-bytes.server.ts";

/** A ZIP (.xlsx, .ods), an old workbook (.xls), a PDF; anything else that is no text holds a NUL. */
const OTHER_FILES = ["504b0304", "d0cf11e0", "25504446"];
const isText = (bytes: Uint8Array): boolean =>
  isUtf16(bytes) || !(OTHER_FILES.includes(Buffer.from(bytes.subarray(0, 4)).toString("hex")) || bytes.includes(0));
const isUtf16 = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xfe;

/** Spreadsheets save UTF-8, or UTF-16 with its mark, or, as Excel in Spanish does, Windows-1252. */
function decodeText(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every byte is a letter of the older alphabet.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** A file's text, read no further than its limit; undefined when the file is no text. */
export const readText = async (request: Request, limit: number): Promise<string | undefined> =>
  textOfBytes(await readBytes(request, limit));

export function textOfBytes(bytes: Uint8Array): string | undefined {
  if (!isText(bytes)) return undefined;
  const text = decodeText(bytes);
  onlyCleanText(text);
  return withoutBidiControls(text);
}
