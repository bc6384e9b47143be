import { createHmac } from "node:crypto";
import type { Ctx } from "../../platform/ctx.server.ts";
import { sameText } from "../../platform/same-text.server.ts";

type Inbound = { address: string; secret: string };

export function inboundOf({ INBOUND_MAIL_ADDRESS: address, INBOUND_MAIL_SECRET: secret }: Ctx["env"]): Inbound | undefined {
  return address && secret ? { address, secret } : undefined;
}

/** Mail servers may change the case of an address: digits and small letters only. */
const signature = (id: number, { secret }: Inbound): string =>
  createHmac("sha256", secret).update(`reply-to message ${id}`).digest("hex").slice(0, 24);

/** Where an answer to this message comes back; undefined where mail is not taken in. */
export function replyAddress(env: Ctx["env"], id: number): string | undefined {
  const inbound = inboundOf(env);
  return inbound?.address.replace(/@(?=[^@]*$)/, `+${id}-${signature(id, inbound)}@`);
}

/** The message that a hash names; undefined when we did not write it. */
export function messageNamed(hash: string, inbound: Inbound): number | undefined {
  const [, id, signed] = /^(\d{1,9})-([\da-f]{24})$/.exec(hash.toLowerCase()) ?? [];
  return id && signed && sameText(signed, signature(Number(id), inbound)) ? Number(id) : undefined;
}
