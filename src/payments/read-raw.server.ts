import type { Context } from "hono";
import { refuse } from "./texts.ts";

const MOST = 256 * 1024;

/** The bytes exactly as they came, for the signature; never more than a notification can have. */
export async function readRaw(c: Context): Promise<Uint8Array> {
  const length = c.req.header("content-length");
  if (Number(length ?? 0) > MOST) throw refuse("payments.too_large");
  // Node holds a body to the length it says.
  if (length && !c.req.header("transfer-encoding")) return new Uint8Array(await c.req.arrayBuffer());
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of c.req.raw.body ?? []) {
    size += part.byteLength;
    if (size > MOST) throw refuse("payments.too_large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
