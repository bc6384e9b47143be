import fc from "fast-check";
import { expect, it } from "vitest";
import routes from "../../routes.ts";
import { normalPath } from "./normal-path.ts";

it.each([
  ["/", "/"],
  ["/order/ABCDE-FGHJK", "/order/ABCDE-FGHJK"],
  ["/Order/ABCDE-FGHJK", "/order/ABCDE-FGHJK"],
  ["/%6frder/ABCDE", "/order/ABCDE"],
  ["/%4Frder/ABCDE.data", "/order/ABCDE.data"],
  ["/CART.data", "/cart.data"],
  ["//order//ABCDE/", "/order/ABCDE"],
  ["/about/../order/./ABCDE", "/order/ABCDE"],
  ["/about/%2e%2E/order/ABCDE", "/order/ABCDE"],
  ["/\\order\\ABCDE", "/order/ABCDE"],
  ["/order/ABCDE/_.data", "/order/ABCDE.data"],
  ["/about/.data", "/about.data"],
  ["/_root.data", "/_root.data"],
  ["/collection/caf%c3%a9", "/collection/caf%C3%A9"],
  ["/order%2fABCDE", "/order%2FABCDE"],
  ["/%256frder/ABCDE", "/%256frder/ABCDE"],
  ["/../../..", "/"],
  ["/Nada", "/Nada"],
  ["/order/%", undefined],
  ["/order/%zz", undefined],
  ["/order/%ff", undefined],
  ["/order/%00", undefined],
])("%s is %s", (path, normal) => expect(normalPath(path)).toBe(normal));

it("is a fixed point: no spelling redirects twice, and none leaves the shop", () => {
  const pieces = fc.constantFrom(
    "/",
    "//",
    "\\",
    ".",
    "..",
    "order",
    "Order",
    "%6f",
    "%2F",
    "%2e",
    "%25",
    "%5C",
    "_.data",
    "X",
    "é",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const normal = normalPath(`/${parts.join("")}`);
      expect(normal && normalPath(normal)).toBe(normal);
      expect(normal).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 2000 },
  );
});

type Listed = { path?: string; children?: Listed[] };
const firstWords = (listed: Listed[]): string[] =>
  listed.flatMap(({ path, children = [] }) => (path ? [path.split("/")[0]!] : firstWords(children)));

it.each(firstWords(routes as Listed[]).filter((word) => word !== "*"))("knows /%s in capitals", (word) =>
  expect(normalPath(`/${word.toUpperCase()}/X`)).toBe(`/${word}/X`),
);
