import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

// The headless shell does the same work with a third less processor than the whole browser.
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const found = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path !== undefined && existsSync(path));

/** The system's Chromium; where it is missing it comes from the system's package manager. */
export function chromiumPath(): string {
  const here = found();
  if (here) return here;
  console.error("Chromium is missing: installing it through the system's package manager…");
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const as = (command: string, ...args: string[]) => {
    const [first, ...rest] = [...sudo, command, ...args];
    run(first!, rest);
  };
  if (existsSync("/usr/bin/apt-get")) {
    as("apt-get", "update", "-qq");
    as("apt-get", "install", "-y", "-qq", "chromium-headless-shell", "fonts-liberation");
  } else if (existsSync("/usr/bin/dnf")) as("dnf", "install", "-y", "chromium");
  const now = found();
  if (!now) throw new Error("No Chromium for the browser tests: install it, or set CHROMIUM_PATH to one.");
  return now;
}
