import { DrizzleQueryError } from "drizzle-orm";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { describeError } from "../describe-error.ts";
import { Refusal } from "../refusal.ts";
import { answerError } from "./errors.server.ts";

function ask(error: unknown) {
  const lines: object[] = [];
  // As the log writes them (log.server.ts).
  const keep = (facts: object) => void lines.push("err" in facts ? { ...facts, err: describeError(facts.err) } : facts);
  const app = new Hono();
  app.onError((thrown, c) =>
    answerError(thrown, c, { request: () => undefined, debug: keep, info: keep, warn: keep, error: keep }),
  );
  app.get("/", () => {
    throw error;
  });
  return { lines, answer: app.request("/") };
}

it("tells a refusal in its own words, with its fields and its wait", async () => {
  const answer = await ask(new Refusal("x.y", 429, "Espera", { fields: { a: "b" }, retryAfter: 7 })).answer;
  expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
    429,
    "7",
    { error: "Espera", code: "x.y", fields: { a: "b" } },
  ]);
});

it("says nothing of the inside of a bug, and logs it without the values of its query", async () => {
  const { answer, lines } = ask(new DrizzleQueryError("select $1", ["carolina@gmail.com", "Calle 93"]));
  const text = await (await answer).text();
  expect((await answer).status).toBe(500);
  expect(text).not.toContain("select");
  expect(JSON.stringify(lines)).not.toContain("carolina");
  expect(JSON.stringify(lines)).toContain("Failed query: select $1");
});

it("calls a database that is away 503, with a time to come back", async () => {
  const answer = await ask(new Error("Failed query", { cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }) }))
    .answer;
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
});
