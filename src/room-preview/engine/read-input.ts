import { decodeBmp, isBmp } from "../../media/decode-bmp.ts";
import { decodeHeic, isHeic } from "./heic.ts";
import { MAX_PIXELS } from "./limits.ts";

/** What sharp is given: the file as it came, or its dots where sharp cannot read the file. */
export async function readInput(bytes: Uint8Array) {
  if (isHeic(bytes)) return decodeHeic(bytes, MAX_PIXELS);
  return isBmp(bytes) ? decodeBmp(bytes, MAX_PIXELS) : { bytes, raw: {} };
}
