import type { StatusSeen } from "../../orders/rules/status-seen.ts";
import { PROBLEMS } from "../texts.ts";
import { type Problem, verdictOf } from "./steps.ts";

/** Spec §4, Resuming, and §8, previous order: what an order left behind means when its shopper comes back. */
export function resumed(seen: StatusSeen): "waiting" | "confirmed" | Problem {
  const verdict = verdictOf(seen);
  if (verdict === "open") return "waiting";
  if (verdict === "paid") return "confirmed";
  if (verdict.is === "expired") return { is: "calm", text: PROBLEMS.previousExpired(seen.minutesToPay ?? 90) };
  if (seen.paymentStatus === "failed") return verdict;
  return { is: "calm", text: PROBLEMS.previousCancelled };
}
