import { expect, it } from "vitest";
import { readEnv } from "./env.server.ts";
import { missingForProduction, preflight } from "./preflight.server.ts";

const HTTPS = { PUBLIC_URL: "https://tienda.example" };
const KEYS = { BOLD_API_KEY: "k", BOLD_SECRET_KEY: "s" };
const named = (given: Record<string, string>) =>
  missingForProduction(readEnv(given)).map((line) => /Setting (\w+)/.exec(line)![1]);

it.each([
  [HTTPS, ["BOLD_API_KEY", "SMTP_HOST"]],
  [{ ...HTTPS, ...KEYS }, ["SMTP_HOST"]],
  [{ ...HTTPS, SMTP_HOST: "mail" }, ["BOLD_API_KEY"]],
  [{ ...HTTPS, ...KEYS, SMTP_HOST: "mail", BOLD_TEST_MODE: "1" }, ["BOLD_TEST_MODE"]],
  [{ ...HTTPS, ...KEYS, SMTP_HOST: "mail" }, []],
  [{ ...HTTPS, DEMO: "1" }, []],
  [{ PUBLIC_URL: "http://localhost:3000" }, []],
  [{}, []],
])("%j is stopped by %j", (given, names) => expect(named(given)).toEqual(names));

it("stops with one line for each", () => {
  expect(() => preflight(readEnv(HTTPS))).toThrow(/^Setting BOLD_API_KEY[^\n]+\nSetting SMTP_HOST[^\n]+$/);
});
