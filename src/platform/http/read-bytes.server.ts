import { HTTPException } from "hono/http-exception";

/** A body's bytes exactly as they came, read no further than its limit. A sender who hangs up is a bad request, not a fault of ours. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const length = request.headers.get("content-length");
  if (Number(length ?? 0) > limit) throw new HTTPException(413);
  try {
    // Node holds a body to the length it says.
    if (length && !request.headers.has("transfer-encoding")) return new Uint8Array(await request.arrayBuffer());
    return await readCounted(request, limit);
  } catch (error) {
    if (error instanceof HTTPException) throw error;
    throw new HTTPException(400, { cause: error });
  }
}

async function readCounted(request: Request, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > limit) throw new HTTPException(413);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
