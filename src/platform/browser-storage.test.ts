import { afterEach, expect, it, vi } from "vitest";
import { browserStorage } from "./browser-storage.ts";

afterEach(() => vi.unstubAllGlobals());

it("is nothing where the browser forbids it, instead of a page that cannot be drawn", () => {
  const localStorage = {
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  };
  vi.stubGlobal("window", Object.defineProperties({}, { localStorage }));
  expect(browserStorage()).toBeUndefined();
});
