import type { Env } from "../../platform/env.server.ts";
import { openBold } from "./bold.server.ts";
import { openBoldSandbox } from "./bold-sandbox.server.ts";
import type { Gateways } from "./gateway.server.ts";

type BoldKeys = (name: "boldApiKey" | "boldSecretKey") => string | undefined;

/** Every payment method that has a gateway, by its name on the wire. */
export const openGateways = (env: Env, keyOf: BoldKeys): Gateways => {
  const apiKey = keyOf("boldApiKey");
  return { Bold: apiKey ? openBold(env, apiKey, keyOf("boldSecretKey")) : openBoldSandbox(env) };
};

/** The owner has entered other keys, or taken them out: what is asked for from now on goes by them. */
export function reopenGateways(gateways: Gateways, env: Env, keyOf: BoldKeys, port: number): void {
  gateways.Bold = openGateways({ ...env, PORT: port }, keyOf).Bold;
}
