import { expect, it } from "vitest";
import { checkMachine } from "./check-machine.server.ts";

const GB = 1024 ** 3;

it("says what a machine lacks before a first start", () => {
  expect(checkMachine("/data", { freeDisk: 10 * GB, memory: 4 * GB })).toBeUndefined();
  expect(checkMachine("/data", { freeDisk: 10 * GB, memory: 0.25 * GB })).toContain("has 256 MB of memory");
  expect(() => checkMachine("/data", { freeDisk: 0.125 * GB, memory: 4 * GB })).toThrow(
    "DATA_DIR=/data has only 128 MB of free disk: a first start needs 400 MB.",
  );
});
