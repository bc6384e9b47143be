import { HTTPException } from "hono/http-exception";
import { onlyCleanText, withoutTurns } from "./clean-text.server.ts";

/** Spreadsheets save UTF-8, or UTF-16 with its mark, or, as Excel in Spanish does, Windows-1252. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every byte is a letter of the older alphabet.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** A file's text, read no further than its limit. */
export async function readText(request: Request, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > limit) throw new HTTPException(413);
    parts.push(part);
  }
  const text = decodeText(Buffer.concat(parts));
  onlyCleanText(text);
  return withoutTurns(text);
}
