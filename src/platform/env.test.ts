import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { judgeSettings, readEnv, settings, WrongSetting } from "./env.server.ts";

const lines = readFileSync(".env.example", "utf8")
  .split("\n")
  .filter((line) => /^[A-Z]/.test(line));
const example = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]));

describe(".env.example", () => {
  it("lists every setting and no other", () => expect(Object.keys(example).sort()).toEqual(Object.keys(settings.shape).sort()));
  it("shows the defaults", () => expect(readEnv(example)).toEqual(readEnv({})));
});

it.each([
  [{ PORT: "70000" }, "PORT"],
  [{ PORT: "abc" }, "expected number"],
  [{ TRUST_PROXY: "yes" }, "TRUST_PROXY"],
  [{ PUBLIC_URL: "ftp://x" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "https://x.co/tienda" }, "PUBLIC_URL is wrong: use an address without path"],
  [{ PUBLIC_URL: "https://x.co?a=1" }, "PUBLIC_URL"],
  [{ MAIL_FROM: "Casa Anatolia" }, "MAIL_FROM is wrong: use an e-mail address"],
  [{ MAIL_SHOP: "hola" }, "MAIL_SHOP"],
  [{ SMTP_USER: "hola" }, "SMTP_PASSWORD"],
  [{ DATABASE_URL: "mysql://x/y" }, "DATABASE_URL"],
  [{ DATABASE_SESSION_URL: "postgres://x/y" }, "DATABASE_URL is missing"],
  [{ MERGE_ENGINE: "gemini" }, "GEMINI_API_KEY"],
  [{ META_PIXEL_ID: "1" }, "META_ACCESS_TOKEN"],
  [{ BOLD_API_KEY: "k" }, "BOLD_SECRET_KEY"],
])("%j is refused by name", (env, name) => {
  expect(() => readEnv(env)).toThrow(WrongSetting);
  expect(() => readEnv(env)).toThrow(name);
});

it("takes the slash off PUBLIC_URL and an empty value as not set", () => {
  expect(readEnv({ PUBLIC_URL: "https://tienda.example/", PORT: "", ORDERS_PER_MINUTE: " " })).toMatchObject({
    PUBLIC_URL: "https://tienda.example",
    PORT: 3000,
    ORDERS_PER_MINUTE: 60,
  });
});

it("names every wrong setting, not only the first", () => {
  const { wrong } = judgeSettings({ DATABSE_URL: "x", PORT: "abc", SEED: "maybe" });
  expect(wrong).toEqual([
    "DATABSE_URL is not a setting: did you mean DATABASE_URL?",
    expect.stringContaining("Setting PORT is wrong"),
    expect.stringContaining("Setting SEED is wrong"),
  ]);
  expect(judgeSettings({ SMTP_USER: "hola", META_PIXEL_ID: "1" }).wrong).toHaveLength(2);
});
