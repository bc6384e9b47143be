import { expect, it } from "vitest";
import { originAt, siteOrigin } from "./own-origin.ts";

it.each([
  ["127.0.0.1", "http://127.0.0.1:3000"],
  ["0.0.0.0", "http://127.0.0.1:3000"],
  ["::", "http://127.0.0.1:3000"],
  ["::1", "http://[::1]:3000"],
  ["tienda.local", "http://tienda.local:3000"],
])("listening on %s, the shop is at %s", (host, origin) => expect(originAt(host, 3000)).toBe(origin));

it.each([
  ["http://127.0.0.1:3000", "http://localhost:3000/about", "http://localhost:3000"],
  ["http://127.0.0.1:3000", "http://localhost:3001/about", "http://127.0.0.1:3000"],
  ["http://127.0.0.1:3000", "http://evil.example/about", "http://127.0.0.1:3000"],
  ["https://tienda.example", "http://localhost:3000/about", "https://tienda.example"],
  ["https://tienda.example", "https://evil.example/about", "https://tienda.example"],
])("of the shop at %s, %s is a page of %s", (own, asked, site) => expect(siteOrigin(own, new URL(asked))).toBe(site));
