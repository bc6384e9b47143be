import { createHash } from "node:crypto";
import { NORMALIZE, type HashedKey } from "./rules/normalize.ts";

type UserFacts = Partial<Record<HashedKey | "fbp" | "fbc", string | null>>;

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Personal facts leave only as hashes; Meta's own cookies, address and browser as they are. */
export function userData(facts: UserFacts, caller: { address: string; userAgent: string }): Record<string, unknown> {
  const data: Record<string, unknown> = { client_ip_address: caller.address, client_user_agent: caller.userAgent };
  for (const [key, normalize] of Object.entries(NORMALIZE)) {
    const given = facts[key as HashedKey];
    const clean = given && !isHash(given) ? normalize(given) : given;
    if (clean) data[key] = [isHash(clean) ? clean : sha256(clean)];
  }
  if (facts.fbp) data.fbp = facts.fbp;
  if (facts.fbc) data.fbc = facts.fbc;
  return data;
}
