import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "telar-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A tree as `npm ci --omit=dev` leaves it: without the bundler. */
function buildIfNeededIn(name: string, stamp?: string) {
  const cwd = join(folder, name);
  mkdirSync(join(cwd, "src"), { recursive: true });
  writeFileSync(join(cwd, "src/shop.ts"), "");
  if (stamp) {
    mkdirSync(join(cwd, "build"));
    writeFileSync(join(cwd, "build/stamp"), stamp);
  }
  const { status, stderr } = spawnSync(process.execPath, [resolve("scripts/build.ts"), "--if-needed"], { cwd, encoding: "utf8" });
  return { status, stderr };
}

it("a built tree starts without development packages, though its sources were touched", () => {
  expect(buildIfNeededIn("built", "the print of other sources")).toEqual({ status: 0, stderr: "" });
});

it("a tree that was never built says what it needs", () => {
  expect(buildIfNeededIn("unbuilt")).toEqual({
    status: 1,
    stderr: "Building needs the development packages: run npm ci without --omit=dev.\n",
  });
});
