import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { boundLog } from "./bound-log.server.ts";

it("a log that is written on and on stays within twice its size, with its newest lines", () => {
  const folder = mkdtempSync(join(tmpdir(), "telar-bound-"));
  const file = join(folder, "postgres.log");
  boundLog(file, 1000);
  const writer = openSync(file, "a");
  for (let n = 0; n < 500; n++) {
    writeSync(writer, `line ${n}\n`);
    boundLog(file, 1000);
    expect(statSync(file).size).toBeLessThanOrEqual(1000);
  }
  closeSync(writer);
  const both = readFileSync(`${file}.1`, "utf8") + readFileSync(file, "utf8");
  expect(both.length).toBeLessThan(2100);
  expect(both.endsWith("line 499\n")).toBe(true);
  rmSync(folder, { recursive: true, force: true });
});
