import type { Env } from "../../platform/env.server.ts";
import type { Ctx } from "../../platform/ctx.server.ts";
import { originAt } from "../../platform/http/own-origin.ts";
import { LIMITS } from "../../platform/time-limit.server.ts";
import type { MethodLimit } from "../rules/bold-amount.ts";

export const SANDBOX_PATH = "/bold-sandbox";
/** The key the shop shows to its own sandbox. */
export const SANDBOX_KEY = "sandbox";

/** How the shop reaches Bold: the real one where a key is set, else the sandbox on its own port. */
export type Bold = {
  sandbox: boolean;
  apiKey: string;
  baseUrl: string;
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  timeoutMs: number;
  /** Bold's methods and limits as last read. */
  methods?: { at: number; limits: MethodLimit[] };
};

export type BoldCtx = Ctx & { bold: Bold };

export function openBold(env: Env): Bold {
  const sandbox = !env.BOLD_API_KEY;
  const bold: Bold = {
    sandbox,
    apiKey: env.BOLD_API_KEY ?? SANDBOX_KEY,
    baseUrl: env.BOLD_BASE_URL.replace(/\/+$/, ""),
    fetch: (address, init) => fetch(address, init),
    timeoutMs: LIMITS.bold,
  };
  sandboxAt(bold, env.HOST, env.PORT);
  return bold;
}

/** Known only once the port is open. */
export function sandboxAt(bold: Bold, host: string, port: number): void {
  if (bold.sandbox) bold.baseUrl = `${originAt(host, port)}${SANDBOX_PATH}`;
}
