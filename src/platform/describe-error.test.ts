import { expect, it } from "vitest";
import { describeError } from "./describe-error.ts";

it("keeps what names things and drops what may be somebody's", () => {
  const refused = Object.assign(new Error('invalid input syntax for type uuid: "AB CDE"'), {
    severity: "ERROR",
    code: "22P02",
    table: "orders",
    detail: "Key (email)=(ana@correo.co) exists",
  });
  const failed = Object.assign(new Error("Failed query: select 1 where n = $1\nparams: ana@correo.co", { cause: refused }), {
    query: "select 1 where n = $1",
    params: ["ana@correo.co"],
  });
  const told = describeError(failed);
  expect(told).toContain("select 1 where n = $1");
  expect(told).toContain("PostgreSQL ERROR 22P02 orders");
  expect(told).toContain("describe-error.test.ts");
  expect(told).not.toMatch(/ana@|AB CDE/);
  expect(describeError({ email: "ana@correo.co" })).not.toContain("ana");
});
