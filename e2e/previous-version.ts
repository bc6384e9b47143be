import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The built tree of the version before; `name` says which one it is and why. */
export type PreviousVersion = { folder: string; name: string; remove(): void };

const PROGRAM = [
  "src",
  "public",
  "db",
  "studio",
  "scripts",
  "package.json",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
];
/** Large and the same in both: packages, and the demo's pictures. */
const SHARED = ["node_modules", "assets"];
/** In every page of the stand-in. */
export const STAND_IN_LINE = "Alfombras de la versión anterior";

const git = (...args: string[]): string =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 64 * 1024 * 1024 }).trim();

/** The last release before this commit, or UPGRADE_FROM. A clone without history knows none. */
function lastRelease(): string | undefined {
  if (process.env.UPGRADE_FROM) return process.env.UPGRADE_FROM;
  try {
    return git("describe", "--tags", "--abbrev=0", "--match=v*", "HEAD^");
  } catch {
    return undefined;
  }
}

const hasSamePackages = (release: string): boolean =>
  git("show", `${release}:package-lock.json`) === readFileSync("package-lock.json", "utf8").trim();

/**
 * The last released tag, built with the packages of this tree. Without tags, or with other packages, the present program
 * with another line in every page stands in: other files, the same database.
 */
export function previousVersion(): PreviousVersion {
  const folder = mkdtempSync(join(tmpdir(), "telar-previous-"));
  const release = lastRelease();
  const isReal = release !== undefined && hasSamePackages(release);
  for (const name of SHARED) symlinkSync(resolve(name), join(folder, name));
  if (isReal) unpack(release, folder);
  else standIn(folder);
  execFileSync(process.execPath, ["scripts/build.ts"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const why = release ? `${release} has other packages` : "this clone has no released tag";
  return {
    folder,
    name: isReal ? release : `a stand-in: ${why}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function unpack(release: string, folder: string): void {
  const archive = join(folder, "release.tar");
  execFileSync("git", ["archive", `--output=${archive}`, release, ...PROGRAM]);
  execFileSync("tar", ["xf", archive, "-C", folder]);
  rmSync(archive);
}

function standIn(folder: string): void {
  for (const name of PROGRAM) cpSync(name, join(folder, name), { recursive: true });
  const footer = join(folder, "src/routes/shop/frame/footer.tsx");
  const text = readFileSync(footer, "utf8");
  const changed = text.replace("{shop.line}.", `${STAND_IN_LINE}.`);
  if (changed === text) throw new Error("the footer does not say the shop's line any more: nothing tells the two versions apart");
  writeFileSync(footer, changed);
}
