import { afterEach, expect, it, vi } from "vitest";
import { Breaker, ServiceAway, withinLimit } from "./time-limit.server.ts";

afterEach(() => void vi.useRealTimers());

const always = () => true;
const never = () => Promise.reject(new Error("no route"));

it("gives back what comes in time, and aborts what does not", async () => {
  expect(await withinLimit(1000, "the bank", async () => "answer")).toBe("answer");
  const signals: AbortSignal[] = [];
  const silent = withinLimit(20, "the bank", (signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  await expect(silent).rejects.toThrow("the bank is away: no answer within 0.02 s");
  expect(signals[0]!.aborted).toBe(true);
});

it("leaves a service alone for ten seconds after a call without an answer, then lets one call try", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const breaker = new Breaker("the bucket");
  await expect(breaker.call(never, always)).rejects.toThrow("the bucket is away: no route");
  const asked = vi.fn(async () => "there");
  await expect(breaker.call(asked, always)).rejects.toThrow(ServiceAway);
  expect(asked).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 10_001);
  const slow = Promise.withResolvers<string>();
  const trying = breaker.call(() => slow.promise, always);
  await expect(breaker.call(asked, always), "the others do not wait for it").rejects.toThrow(ServiceAway);
  slow.resolve("back");
  expect(await trying).toBe("back");
  expect(await breaker.call(asked, always)).toBe("there");
});

it("one slow call among answered ones is no outage, nor is a refusal", async () => {
  const breaker = new Breaker("the bucket");
  const slow = Promise.withResolvers<string>();
  const late = breaker.call(() => slow.promise, always);
  expect(await breaker.call(async () => 1, always)).toBe(1);
  slow.reject(new Error("late"));
  await expect(late).rejects.toThrow("late");
  await expect(
    breaker.call(
      () => Promise.reject(new Error("403")),
      () => false,
    ),
  ).rejects.toThrow("403");
  expect(await breaker.call(async () => 2, always)).toBe(2);
});
