import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkFolder } from "./cluster.server.ts";

it("makes the data folder, or says at once which setting is wrong", () => {
  const folder = mkdtempSync(join(tmpdir(), "telar-folder-"));
  writeFileSync(join(folder, "file"), "");
  expect(() => checkFolder(join(folder, "a/b"))).not.toThrow();
  expect(() => checkFolder(join(folder, "file"))).toThrow(/DATA_DIR=/);
  expect(() => checkFolder(join(folder, "file/below"))).toThrow(/DATA_DIR=/);
  if (process.platform === "linux") expect(() => checkFolder("/proc/nowhere")).toThrow(/DATA_DIR=/);
  rmSync(folder, { recursive: true });
});
