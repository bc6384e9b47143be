import type { Env } from "../../platform/env.server.ts";
import { LIMITS } from "../../platform/time-limit.server.ts";
import { BOLD_MINIMUM } from "../rules/bold-amount.ts";
import { NO_LINK, tooLittle, tooMuch } from "../texts.ts";
import { boldClient } from "./bold-client.server.ts";
import { readBoldNotification } from "./bold-notification.server.ts";
import type { Connection, GatewayWords, PaymentGateway } from "./gateway.server.ts";

export const BOLD_WORDS: GatewayWords = { smallest: BOLD_MINIMUM, noLink: NO_LINK.trouble, tooLittle, tooMuch };

/** Bold itself, with the shop's keys. Its test mode signs with an empty secret: accepted only where that mode was asked for. */
export function openBold(env: Env, apiKey: string, secretKey = env.BOLD_SECRET_KEY): PaymentGateway {
  const connection: Connection = {
    apiKey,
    baseUrl: env.BOLD_BASE_URL.replace(/\/+$/, ""),
    fetch: (address, init) => fetch(address, init),
    timeoutMs: LIMITS.bold,
  };
  const secret = secretKey ?? (env.BOLD_TEST_MODE ? "" : undefined);
  return {
    isSandbox: false,
    takesTestPayments: env.BOLD_TEST_MODE,
    words: BOLD_WORDS,
    connection,
    ...boldClient(connection),
    readNotification: async (_ctx, body, header) => readBoldNotification(body, header("x-bold-signature"), secret),
  };
}
