import { Refusal } from "../refusal.ts";

/** A body as text, read no further than its limit. */
export async function readText(request: Request, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > limit) throw new Refusal("too_large", 413, "El archivo o los datos son demasiado grandes.");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
