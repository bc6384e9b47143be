import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

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

export type Load = { perSecond: number; p99: number; requests: number; errors: number };

const milliseconds = (text: string): number => {
  const value = Number.parseFloat(text);
  return text.endsWith("us") ? value / 1000 : text.endsWith("ms") ? value : value * 1000;
};

/** wrk on the other core. */
export function load(url: string, { connections = 32, seconds = 6, headers = {} as Record<string, string> } = {}): Load {
  const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
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
