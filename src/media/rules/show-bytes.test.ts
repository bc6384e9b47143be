import { expect, it } from "vitest";
import { showBytes } from "./show-bytes.ts";

it.each([
  [12, "12 B"],
  [1_003_520, "980 KB"],
  [1_363_149, "1,3 MB"],
  [1_932_735_283, "1,8 GB"],
])("%i → %s", (bytes, shown) => expect(showBytes(bytes)).toBe(shown));
