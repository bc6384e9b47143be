import type { Env } from "../../platform/env.server.ts";
import { openBold } from "./bold.server.ts";
import { openBoldSandbox } from "./bold-sandbox.server.ts";
import type { Gateways } from "./gateway.server.ts";

/** Every payment method that has a gateway, by its name on the wire. */
export const openGateways = (env: Env): Gateways => ({
  Bold: env.BOLD_API_KEY ? openBold(env, env.BOLD_API_KEY) : openBoldSandbox(env),
});
