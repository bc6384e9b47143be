import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** CPU seconds a process has used so far, its threads included. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export const childrenOf = (pid: number): number[] => {
  const { stdout } = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" });
  return stdout.split("\n").filter(Boolean).map(Number);
};

/** Puts a process and its threads on one core. */
export const pin = (pid: number, core: number): void =>
  void execFileSync("taskset", ["-a", "-p", "-c", String(core), String(pid)], { stdio: "ignore" });

/** The server on one core; what it has started (the embedded PostgreSQL with its sessions) on the other, beside wrk. */
export function pinApart(pid: number): void {
  const below = (parent: number): number[] => childrenOf(parent).flatMap((child) => [child, ...below(child)]);
  pin(pid, 0);
  for (const child of below(pid)) pin(child, 1);
}

export type Load = { perSecond: number; p99: number; requests: number; errors: number };

const milliseconds = (text: string): number => {
  const value = Number.parseFloat(text);
  return text.endsWith("us") ? value / 1000 : text.endsWith("ms") ? value : value * 1000;
};

/** A script for wrk that goes round the paths. */
function inTurn(paths: string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), "telar-wrk-")), "paths.lua");
  const list = paths.map((path) => JSON.stringify(path)).join(",");
  writeFileSync(
    file,
    `local paths, at = {${list}}, 0
     function request() at = at % #paths + 1 return wrk.format("GET", paths[at]) end`,
  );
  return file;
}

type Asked = {
  connections?: number;
  seconds?: number;
  headers?: Record<string, string>;
  /** Asked for in turn, instead of the URL's own. */
  paths?: string[];
};

/** wrk on the other core. */
export function load(url: string, { connections = 32, seconds = 6, headers = {}, paths = [] }: Asked = {}): Load {
  const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  if (paths.length > 0) flags.push("-s", inTurn(paths));
  const args = ["-c", "1", "wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...flags, url];
  const output = execFileSync("taskset", args, { encoding: "utf8" });
  const find = (pattern: RegExp) => pattern.exec(output)?.[1] ?? "0";
  return {
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p99: milliseconds(find(/99%\s+([\d.]+(?:us|ms|s))/)),
    requests: Number(find(/(\d+) requests in/)),
    errors: Number(find(/Non-2xx or 3xx responses: (\d+)/)),
  };
}
