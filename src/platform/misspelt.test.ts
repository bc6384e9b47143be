import { expect, it } from "vitest";
import { readEnv } from "./env.server.ts";

it.each([
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATADIR", "DATA_DIR"],
  ["ADMIN_PASWORD", "ADMIN_PASSWORD"],
  ["PUBILC_URL", "PUBLIC_URL"],
  ["smtp_host", "SMTP_HOST"],
])("%s is not taken in silence", (name, meant) => {
  expect(() => readEnv({ [name]: "x" })).toThrow(`${name} is not a setting: did you mean ${meant}?`);
});

it("leaves alone what other programs set", () => {
  const common = ["HOME", "HOSTNAME", "PWD", "SHELL", "POSTGRES_PASSWORD", "PGPORT", "NODE_ENV", "S3_URL", "TEST_DATABASE_URL"];
  expect(() => readEnv(Object.fromEntries(common.map((name) => [name, "x"])))).not.toThrow();
});
