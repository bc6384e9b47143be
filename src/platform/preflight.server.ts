import { type Env, WrongSetting } from "./env.server.ts";

/** What a shop that takes real money must not be without: one line each, naming the setting. */
export function missingForProduction(env: Env): string[] {
  if (env.DEMO || !env.PUBLIC_URL?.startsWith("https:")) return [];
  const lines: string[] = [];
  if (!env.BOLD_API_KEY) lines.push("Setting BOLD_API_KEY is missing: payments would go to the shop's own sandbox.");
  if (env.BOLD_TEST_MODE) lines.push("Setting BOLD_TEST_MODE is on: anyone could sign a payment.");
  if (!env.SMTP_HOST) lines.push("Setting SMTP_HOST is missing: e-mails would only be written to files.");
  return lines.map((line) => `${line} An https PUBLIC_URL needs it right; DEMO=1 says that the shop is a demonstration.`);
}

/** Stops the start of a shop that only looks real. */
export function preflight(env: Env): void {
  const lines = missingForProduction(env);
  if (lines.length > 0) throw new WrongSetting(lines.join("\n"));
}
