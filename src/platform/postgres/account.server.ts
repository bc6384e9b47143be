import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";

/** How to start PostgreSQL: it refuses to run as root, so root starts it under another account. */
export type Account = { uid?: number; gid?: number; wrap: (command: string, args: string[]) => [string, string[]] };

const idOf = (flag: "-u" | "-g", name: string): number | undefined => {
  try {
    return Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return undefined;
  }
};

export function reachable(path: string, uid: number): boolean {
  for (let at = path; ; at = dirname(at)) {
    const facts = statSync(at);
    if (facts.uid !== uid && (facts.mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

export function accountFor(paths: string[]): Account {
  const plain: Account = { wrap: (command, args) => [command, args] };
  if (process.getuid?.() !== 0) return plain;
  const name = ["postgres", "nobody"].find((each) => idOf("-u", each) !== undefined);
  if (!name) throw new Error("Running as root, and there is no account for PostgreSQL: create a user called postgres.");
  const uid = idOf("-u", name)!;
  const gid = idOf("-g", name)!;
  if (paths.every((path) => reachable(path, uid))) return { uid, gid, wrap: plain.wrap };
  // A folder above is closed to others (a 700 home, a temporary folder): the server keeps its
  // unprivileged account and gets only the right to walk through.
  const rights = ["--reuid", String(uid), "--regid", String(gid), "--clear-groups"];
  // access(2), by which initdb looks for the server, ignores an ordinary account's capabilities without this bit.
  rights.push("--securebits", "+no_setuid_fixup");
  rights.push("--inh-caps", "+dac_override", "--ambient-caps", "+dac_override", "--");
  return { uid, gid, wrap: (command, args) => ["setpriv", [...rights, command, ...args]] };
}
