import { createHmac } from "node:crypto";
import { sameText } from "../../platform/same-text.server.ts";

/** hex(HMAC-SHA256(secret, base64(raw bytes))): over the bytes as they came, never over what was parsed. */
export const signatureOf = (body: Uint8Array, secret: string): string =>
  createHmac("sha256", secret).update(Buffer.from(body).toString("base64")).digest("hex");

export const isSigned = (body: Uint8Array, signature: string | undefined, secret: string): boolean =>
  sameText(signature?.toLowerCase() ?? "", signatureOf(body, secret));
