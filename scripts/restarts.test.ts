import { expect, it } from "vitest";
import { pauseBefore } from "./restarts.mjs";

it("waits longer after each crash in a row, half a minute at most, and starts over after a good while", () => {
  const pauses: number[] = [];
  let crashes = 0;
  for (let crash = 0; crash < 9; crash++) {
    const pause = pauseBefore({ crashes, ranFor: 1000 });
    pauses.push(pause.ms);
    crashes = pause.crashes;
  }
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(pauseBefore({ crashes, ranFor: 60_000 })).toEqual({ ms: 500, crashes: 1 });
});
