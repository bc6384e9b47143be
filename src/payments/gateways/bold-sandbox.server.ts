import type { Env } from "../../platform/env.server.ts";
import { originAt } from "../../platform/http/own-origin.ts";
import { LIMITS } from "../../platform/time-limit.server.ts";
import { sandboxSecret } from "../sandbox/sandbox-secret.server.ts";
import { BOLD_WORDS } from "./bold.server.ts";
import { boldClient } from "./bold-client.server.ts";
import { readBoldNotification } from "./bold-notification.server.ts";
import type { Connection, PaymentGateway } from "./gateway.server.ts";

export const SANDBOX_PATH = "/bold-sandbox";
/** The key the shop shows to its own sandbox. */
export const SANDBOX_KEY = "sandbox";

/** The shop's own bank under `/bold-sandbox`: Bold's protocol on the shop's own port, where no key is set. */
export function openBoldSandbox(env: Env): PaymentGateway {
  const connection: Connection = {
    apiKey: SANDBOX_KEY,
    baseUrl: addressAt(env.HOST, env.PORT),
    fetch: (address, init) => fetch(address, init),
    timeoutMs: LIMITS.bold,
  };
  return {
    isSandbox: true,
    takesTestPayments: true,
    words: BOLD_WORDS,
    connection,
    ...boldClient(connection, { anyReturn: true }),
    readNotification: async (ctx, body, header) =>
      readBoldNotification(body, header("x-bold-signature"), env.BOLD_SECRET_KEY ?? (await sandboxSecret(ctx))),
  };
}

const addressAt = (host: string, port: number): string => `${originAt(host, port)}${SANDBOX_PATH}`;

/** The port is known only once it is open. */
export function sandboxAt({ isSandbox, connection }: PaymentGateway, host: string, port: number): void {
  if (isSandbox) connection.baseUrl = addressAt(host, port);
}
