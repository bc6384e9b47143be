import { HTTPException } from "hono/http-exception";
import { onlyCleanText, withoutTurns } from "./clean-text.server.ts";

/** A ZIP (.xlsx, .ods), an old workbook (.xls), a PDF; anything else that is no text holds a NUL. */
const OTHER_FILES = ["504b0304", "d0cf11e0", "25504446"];
const isText = (bytes: Buffer): boolean =>
  isUtf16(bytes) || !(OTHER_FILES.includes(bytes.subarray(0, 4).toString("hex")) || bytes.includes(0));
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
export async function readText(request: Request, limit: number): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > limit) throw new HTTPException(413);
    parts.push(part);
  }
  const bytes = Buffer.concat(parts);
  if (!isText(bytes)) return undefined;
  const text = decodeText(bytes);
  onlyCleanText(text);
  return withoutTurns(text);
}
