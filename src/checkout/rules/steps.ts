import type { StatusSeen } from "../../orders/rules/status-seen.ts";
import { PROBLEMS } from "../texts.ts";

/** The Bold order this browser is waiting for. */
export type PendingOrder = {
  orderNumber: string;
  paymentUrl: string | null;
  /** When the link closes; the order stays open longer. */
  linkExpiresAt?: string | null;
  expiresAt: string | null;
  total?: number;
};
/** A sentence, and how the screen should take it. */
export type Problem = { is: "stock" | "payment" | "expired" | "calm"; text: string };

export type Step =
  | { at: "selection"; problem?: Problem }
  | { at: "bold_loading" }
  | { at: "bold_ready"; order: PendingOrder }
  | { at: "cod_confirm"; isPlacing: boolean }
  | { at: "waiting"; order: PendingOrder; isConfirming: boolean; isTimedOut: boolean }
  | { at: "confirmed"; orderNumber: string };

export type StepEvent =
  | { type: "pay-by-bold" }
  | { type: "link-ready"; order: PendingOrder }
  | { type: "choose-cod" }
  | { type: "place-cod" }
  | { type: "placed-cod"; orderNumber: string }
  | { type: "refused"; problem: Problem }
  | { type: "change-method" }
  | { type: "open-bold" }
  | { type: "resume"; order: PendingOrder }
  | { type: "renewed"; paymentUrl: string; linkExpiresAt: string | null }
  | { type: "status-seen"; seen: StatusSeen }
  | { type: "waited-an-hour" }
  | { type: "cancelled" }
  | { type: "start-again" };

export const FIRST_STEP: Step = { at: "selection" };

const payment = (text: string): Problem => ({ is: "payment", text });

/** What an order is to the one who waits for it: still open, paid, or over with a sentence. */
export function verdictOf({ paymentStatus, status, minutesToPay = 90 }: StatusSeen): "open" | "paid" | Problem {
  if (paymentStatus === "paid") return "paid";
  if (paymentStatus === "expired") return { is: "expired", text: PROBLEMS.expired(minutesToPay) };
  if (paymentStatus === "failed" || paymentStatus === "cancelled") return payment(PROBLEMS.declined);
  return status === "cancelled" ? { is: "calm", text: PROBLEMS.cancelled } : "open";
}

/** Spec §4, Checkout steps and Card flow. An event that does not belong to the step changes nothing. */
export function nextStep(step: Step, event: StepEvent): Step {
  switch (event.type) {
    case "pay-by-bold":
      return step.at === "selection" ? { at: "bold_loading" } : step;
    case "link-ready":
      return step.at === "bold_loading" ? { at: "bold_ready", order: event.order } : step;
    case "choose-cod":
      return step.at === "selection" ? { at: "cod_confirm", isPlacing: false } : step;
    case "place-cod":
      return step.at === "cod_confirm" ? { at: "cod_confirm", isPlacing: true } : step;
    case "placed-cod":
      return step.at === "cod_confirm" ? { at: "confirmed", orderNumber: event.orderNumber } : step;
    case "refused":
      return step.at === "bold_loading" || step.at === "cod_confirm" || step.at === "selection"
        ? { at: "selection", problem: event.problem }
        : step;
    case "change-method":
      return step.at === "bold_ready" || (step.at === "cod_confirm" && !step.isPlacing) ? FIRST_STEP : step;
    case "open-bold":
      return step.at === "bold_ready" ? waitFor(step.order) : step;
    case "resume":
      return step.at === "selection" || step.at === "bold_ready" ? waitFor(event.order) : step;
    case "renewed":
      return step.at === "waiting" || step.at === "bold_ready"
        ? { ...step, order: { ...step.order, paymentUrl: event.paymentUrl, linkExpiresAt: event.linkExpiresAt } }
        : step;
    case "status-seen":
      return seeStatus(step, event.seen);
    case "waited-an-hour":
      return step.at === "waiting" ? { ...step, isTimedOut: true } : step;
    case "cancelled":
      return step.at === "waiting" ? { at: "selection", problem: { is: "calm", text: PROBLEMS.cancelled } } : step;
    case "start-again":
      return step.at === "selection" ? FIRST_STEP : step;
  }
}

const waitFor = (order: PendingOrder): Step => ({ at: "waiting", order, isConfirming: false, isTimedOut: false });

function seeStatus(step: Step, seen: StatusSeen): Step {
  if (step.at !== "waiting" && step.at !== "bold_ready") return step;
  const verdict = verdictOf(seen);
  if (verdict === "paid") return { at: "confirmed", orderNumber: step.order.orderNumber };
  if (verdict !== "open") return { at: "selection", problem: verdict };
  const order = {
    ...step.order,
    paymentUrl: seen.paymentUrl ?? step.order.paymentUrl,
    linkExpiresAt: seen.paymentUrlExpiresAt ?? step.order.linkExpiresAt,
    expiresAt: seen.expiresAt ?? step.order.expiresAt,
  };
  return step.at === "waiting" ? { ...step, order, isConfirming: seen.confirming ?? false } : { ...step, order };
}
