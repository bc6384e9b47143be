import { expect, it } from "vitest";
import { stepOfCode, toBase32, totpCode } from "./totp.server.ts";

/** RFC 6238, appendix B: the SHA-1 rows, in their last six digits. */
const SECRET = toBase32(Buffer.from("12345678901234567890"));

it.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("at %i s the code is %s", (seconds, code) => expect(totpCode(SECRET, Math.floor(seconds / 30))).toBe(code));

it("takes the code of the step before and after, of no other", () => {
  const at = new Date(1111111109_000);
  const step = Math.floor(1111111109 / 30);
  for (const near of [-1, 0, 1]) expect(stepOfCode(SECRET, totpCode(SECRET, step + near), at)).toBe(step + near);
  expect(stepOfCode(SECRET, totpCode(SECRET, step + 2), at)).toBeUndefined();
});
