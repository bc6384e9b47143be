import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

type Packages = { apt: string[]; dnf: string[] };

const run = (command: string, ...args: string[]): void => {
  const [first, ...rest] = process.getuid?.() === 0 ? [command, ...args] : ["sudo", "-n", command, ...args];
  execFileSync(first!, rest, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
};

/** A program of the system; where it is missing it comes from the system's package manager. */
export function systemProgram(name: string, places: readonly (string | undefined)[], { apt, dnf }: Packages): string {
  const found = () => places.find((path) => path !== undefined && existsSync(path));
  const here = found();
  if (here) return here;
  console.error(`${name} is missing: installing it through the system's package manager…`);
  try {
    if (existsSync("/usr/bin/apt-get")) {
      run("apt-get", "update", "-qq");
      run("apt-get", "install", "-y", "-qq", ...apt);
    } else if (existsSync("/usr/bin/dnf")) run("dnf", "install", "-y", ...dnf);
  } catch {
    // Said below: without root, and where sudo asks for a password, nobody can install it but the person themselves.
  }
  const now = found();
  if (!now)
    throw new Error(`${name} could not be installed. Do it as root: ${apt.join(" ")} (Debian), ${dnf.join(" ")} (Fedora).`);
  return now;
}
