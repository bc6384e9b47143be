import { expect, it } from "vitest";
import { linkAddress } from "./link-address.ts";

it.each([
  ["/envios", "/envios"],
  [" https://example.co/a b ", "https://example.co/a%20b"],
  ["#retracto", "#retracto"],
  ["mailto:{{email}}", "mailto:{{email}}"],
  ["tel:+573001234567", "tel:+573001234567"],
  ["hola@casa.co", "mailto:hola@casa.co"],
  ["www.sic.gov.co/ayuda?x=1", "https://www.sic.gov.co/ayuda?x=1"],
  ["", undefined],
  ["envíos", undefined],
  ["javascript:alert(1)", undefined],
  ["JaVaScRiPt:alert(1)//www.a.co", undefined],
  ["data:text/html,x", undefined],
  ["//elsewhere.co", undefined],
  ["/\\elsewhere.co", undefined],
])("%j leads to %j", (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
