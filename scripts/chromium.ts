import { systemProgram } from "./system-program.ts";

// The headless shell does the same work with a third less processor than the whole browser.
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const PACKAGES = { apt: ["chromium-headless-shell", "fonts-liberation"], dnf: ["chromium"] };

/** The system's Chromium, or the one that CHROMIUM_PATH names. */
export const chromiumPath = (): string => systemProgram("Chromium", [process.env.CHROMIUM_PATH, ...PLACES], PACKAGES);
