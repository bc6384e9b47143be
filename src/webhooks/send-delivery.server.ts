import { createHmac } from "node:crypto";
import { request as requestHttp, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { Ctx } from "../platform/ctx.server.ts";
import { isPublicTarget, publicLookup } from "../platform/http/public-target.server.ts";
import { LIMITS, withinLimit } from "../platform/time-limit.server.ts";

/** Contract: `t={unix},v1={HMAC-SHA256 hex of t.body}`. */
export const signatureOf = (secret: string, unix: number, body: string): string =>
  `t=${unix},v1=${createHmac("sha256", secret).update(`${unix}.${body}`).digest("hex")}`;

type Sent = { url: string; secret: string; body: string };

/** The receiver's status. A redirect is an answer like any other: it is not followed, for it may lead inward. */
export async function sendDelivery(ctx: Ctx, { url, secret, body }: Sent): Promise<number> {
  const isOpen = ctx.env.ALLOW_PRIVATE_TARGETS;
  const target = new URL(url);
  if (!isOpen && isIP(target.hostname.replace(/^\[|\]$/g, "")) && !(await isPublicTarget(url)))
    throw new Error("not a public address");
  const options: RequestOptions = {
    method: "POST",
    agent: false,
    ...(!isOpen && { lookup: publicLookup }),
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "user-agent": "Telar-Webhooks",
      "telar-signature": signatureOf(secret, Math.floor(ctx.now().getTime() / 1000), body),
    },
  };
  return withinLimit(LIMITS.webhook, "the receiver", (signal) => {
    return new Promise((tell, failed) => {
      const send = target.protocol === "https:" ? requestHttps : requestHttp;
      const request = send(target, { ...options, signal }, (answer) => {
        tell(answer.statusCode ?? 0);
        // Nothing in the answer is read: one without end costs nothing.
        answer.destroy();
      });
      request.on("error", failed);
      request.end(body);
    });
  });
}
