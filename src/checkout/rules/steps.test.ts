import { describe, expect, it } from "vitest";
import type { StatusSeen } from "../../orders/rules/status-seen.ts";
import { PROBLEMS } from "../texts.ts";
import { FIRST_STEP, nextStep, type Problem, type Step, type StepEvent } from "./steps.ts";

const order = { orderNumber: "K7QMX-4TR9B", paymentUrl: "https://pago", expiresAt: "2026-11-15T05:00:00.000Z" };
const problem: Problem = { is: "payment", text: "no" };
const open: StatusSeen = { paymentStatus: "pending", status: "pending" };

const STEPS: Record<Step["at"], Step> = {
  selection: { at: "selection", problem },
  bold_loading: { at: "bold_loading" },
  bold_ready: { at: "bold_ready", order },
  cod_confirm: { at: "cod_confirm", isPlacing: false },
  waiting: { at: "waiting", order, isConfirming: false, isTimedOut: false },
  confirmed: { at: "confirmed", orderNumber: order.orderNumber },
};
const seen = (change: Partial<StatusSeen>): StepEvent => ({ type: "status-seen", seen: { ...open, ...change } });
const EVENTS: Record<string, StepEvent> = {
  "pay-by-bold": { type: "pay-by-bold" },
  "link-ready": { type: "link-ready", order },
  "choose-cod": { type: "choose-cod" },
  "place-cod": { type: "place-cod" },
  "placed-cod": { type: "placed-cod", orderNumber: order.orderNumber },
  refused: { type: "refused", problem },
  "change-method": { type: "change-method" },
  "open-bold": { type: "open-bold" },
  resume: { type: "resume", order },
  "waited-an-hour": { type: "waited-an-hour" },
  cancelled: { type: "cancelled" },
  "start-again": { type: "start-again" },
  paid: seen({ paymentStatus: "paid", status: "processing" }),
  failed: seen({ paymentStatus: "failed" }),
  expired: seen({ paymentStatus: "expired", status: "cancelled" }),
};

/** Every transition there is; whatever is not listed leaves the step as it was. */
const MOVES: Record<Step["at"], Record<string, Step["at"]>> = {
  selection: {
    "pay-by-bold": "bold_loading",
    "choose-cod": "cod_confirm",
    refused: "selection",
    resume: "waiting",
    "start-again": "selection",
  },
  bold_loading: { "link-ready": "bold_ready", refused: "selection" },
  bold_ready: {
    "change-method": "selection",
    "open-bold": "waiting",
    resume: "waiting",
    paid: "confirmed",
    failed: "selection",
    expired: "selection",
  },
  cod_confirm: { "place-cod": "cod_confirm", "placed-cod": "confirmed", refused: "selection", "change-method": "selection" },
  waiting: {
    "waited-an-hour": "waiting",
    cancelled: "selection",
    paid: "confirmed",
    failed: "selection",
    expired: "selection",
  },
  confirmed: {},
};

describe("the checkout's steps (spec §4)", () => {
  const cases = Object.keys(STEPS).flatMap((at) => Object.keys(EVENTS).map((event) => [at as Step["at"], event] as const));
  it.each(cases)("%s on %s", (at, name) => {
    const before = STEPS[at];
    const after = nextStep(before, EVENTS[name]!);
    const wanted = MOVES[at][name];
    if (wanted) expect(after.at).toBe(wanted);
    else expect(after).toBe(before);
  });

  it("keeps the sentence of every way it can end", () => {
    const end = (change: Partial<StatusSeen>) => nextStep(STEPS.waiting, seen(change));
    expect(end({ paymentStatus: "failed" })).toEqual({ at: "selection", problem: { is: "payment", text: PROBLEMS.declined } });
    expect(end({ paymentStatus: "cancelled", status: "cancelled" })).toMatchObject({ problem: { text: PROBLEMS.declined } });
    expect(end({ paymentStatus: "expired", status: "cancelled" })).toMatchObject({ problem: { text: PROBLEMS.expired(90) } });
    expect(end({ status: "cancelled" })).toMatchObject({ problem: { text: PROBLEMS.cancelled } });
    expect(nextStep(STEPS.waiting, { type: "cancelled" })).toMatchObject({ problem: { text: PROBLEMS.cancelled } });
  });

  it("forgets an earlier problem when trying again", () => {
    expect(nextStep(nextStep(STEPS.selection, EVENTS["pay-by-bold"]!), { type: "link-ready", order })).toEqual(STEPS.bold_ready);
    expect(nextStep(STEPS.selection, { type: "start-again" })).toEqual(FIRST_STEP);
  });

  it("does not change method while the order is being placed", () => {
    const placing = nextStep(STEPS.cod_confirm, { type: "place-cod" });
    expect(nextStep(placing, { type: "change-method" })).toBe(placing);
  });

  it("learns the link and that the bank is confirming, and keeps both", () => {
    const bare = nextStep(FIRST_STEP, { type: "resume", order: { ...order, paymentUrl: null, expiresAt: null } });
    const told = nextStep(bare, seen({ confirming: true, paymentUrl: "https://x", expiresAt: "later" }));
    expect(told).toMatchObject({ isConfirming: true, order: { paymentUrl: "https://x", expiresAt: "later" } });
    expect(nextStep(told, seen({ paymentUrl: null, expiresAt: null }))).toMatchObject({ order: { paymentUrl: "https://x" } });
  });

  it("still confirms a payment that arrives after the hour", () => {
    const late = nextStep(STEPS.waiting, { type: "waited-an-hour" });
    expect(late).toMatchObject({ isTimedOut: true });
    expect(nextStep(late, seen({ paymentStatus: "paid" })).at).toBe("confirmed");
  });
});
