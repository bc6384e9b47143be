import { expect, it } from "vitest";
import { isOwnOrigin, pagePolicy } from "./security.server.ts";

it("lets pictures and films come from where staff say, scripts from here alone", () => {
  const policy = pagePolicy('<script>start()</script><script type="application/ld+json">{}</script>');
  expect(policy).toMatch(/img-src [^;]*https:/);
  expect(policy).toMatch(/media-src [^;]*https:/);
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[^ ;]+';/);
});

it("names each inline script once by its hash, and no file's", () => {
  const page = '<script src="/a.js"></script><script>start()</script><p></p><script async>go()</script><script>start()</script>';
  expect(pagePolicy(page).match(/'sha256-[^']+'/g)).toEqual([
    "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
  ]);
});

it.each([
  ["http://127.0.0.1:3000", "127.0.0.1:3000", undefined, true],
  ["https://tienda.example", "Tienda.example:443", undefined, true],
  ["https://tienda.example", "app:3000", "https://tienda.example", true],
  ["https://tienda.example", "app:3000", undefined, false],
  ["https://tienda.example:8443", "tienda.example", undefined, false],
  ["https://tienda.example.evil.example", "tienda.example", "https://tienda.example", false],
  ["null", "tienda.example", "https://tienda.example", false],
  ["file://", "", undefined, false],
])("a write from %s to %s (PUBLIC_URL %s): %s", (origin, asked, publicUrl, own) =>
  expect(isOwnOrigin(origin, asked, publicUrl)).toBe(own),
);
