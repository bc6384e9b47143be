import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { programVersion } from "../src/platform/version.server.ts";
import { examine } from "./doctor/examine.ts";

/** `npm run doctor`: one line per check, "ok" or what to do. Beside the running shop or without it. */
process.chdir(resolve(import.meta.dirname, ".."));
if (existsSync(".env")) process.loadEnvFile(".env");

console.log(`Telar ${programVersion()}, Node ${process.versions.node}`);
let isWell = true;
await examine(process.env, ({ name, wrong, detail }) => {
  isWell &&= !wrong;
  console.log(`${wrong ? "WRONG" : "ok   "}  ${name.padEnd(10)}  ${wrong ?? detail}`);
});
// What hangs outside (a bucket that never answers) must not keep the command from ending.
process.exit(isWell ? 0 : 1);
