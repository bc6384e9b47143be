import { parseJson } from "../../platform/parse-json.ts";
import { refuse } from "../texts.ts";
import { boldEvent } from "./bold-event.ts";
import type { Notification } from "./gateway.server.ts";
import { isSigned } from "./signature.server.ts";

/** Signed by Bold and in its shape; the part the shop needs, without card and payer. */
export function readBoldNotification(body: Uint8Array, signature: string | undefined, secret: string | undefined): Notification {
  if (secret === undefined || !isSigned(body, signature, secret)) throw refuse("payments.bad_signature");
  const read = boldEvent.safeParse(parseJson(new TextDecoder().decode(body)));
  if (!read.success) throw refuse("payments.bad_notification");
  const { id, type, data } = read.data;
  return { id, type, paymentId: data.payment_id, reference: data.metadata?.reference ?? null, event: read.data };
}
