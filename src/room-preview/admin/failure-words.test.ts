import { expect, it } from "vitest";
import { ApiError } from "../../platform/call-api.ts";
import { FAILURES } from "../texts.ts";
import { failureText, reasonOf, WrongPassword } from "./failure-words.ts";

it.each(Object.keys(FAILURES))("a job that ended with %s is told in English", (code) =>
  expect(reasonOf(code)).not.toBe("Unknown error"),
);

it("says why in one language, and never the shop's Spanish", () => {
  const refused = new ApiError(413, { code: "merge.too_large", error: "Cada imagen puede pesar hasta 10 MB." });
  expect(failureText(refused)).toBe("Failed to merge images: Each image may be up to 10 MB");
  expect(failureText(new ApiError(500, { code: "new.one", error: "Algo salió mal" }))).toBe(
    "Failed to merge images: Unknown error",
  );
  expect(failureText(new TypeError("fetch failed"))).toBe("Failed to merge images: The shop did not answer");
  expect(failureText(new WrongPassword("Incorrect password"))).toBe("Incorrect password");
});
