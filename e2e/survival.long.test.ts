import { it } from "vitest";
import { expectNothingLost } from "./sudden-deaths.ts";

it("loses nothing acknowledged through 20 sudden deaths of the program, of PostgreSQL and of both", async () => {
  await expectNothingLost(20);
}, 240_000);
