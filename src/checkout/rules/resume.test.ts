import { expect, it } from "vitest";
import { PROBLEMS } from "../texts.ts";
import { resumed } from "./resume.ts";

it.each([
  ["pending", "pending", "waiting"],
  ["paid", "processing", "confirmed"],
  ["expired", "cancelled", PROBLEMS.previousExpired(90)],
  ["cancelled", "cancelled", PROBLEMS.previousCancelled],
  ["pending", "cancelled", PROBLEMS.previousCancelled],
  ["failed", "pending", PROBLEMS.declined],
] as const)("payment %s, order %s", (paymentStatus, status, wanted) => {
  const found = resumed({ paymentStatus, status });
  expect(typeof found === "string" ? found : found.text).toBe(wanted);
});
