import { expect, it } from "vitest";
import { isOwnOrigin, pagePolicy, previewHeaders } from "./security.server.ts";

it("lets pictures and films come from where staff say, scripts from here alone", () => {
  const policy = pagePolicy(["start()"]);
  expect(policy).toMatch(/img-src [^;]*https:/);
  expect(policy).toMatch(/media-src [^;]*https:/);
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';");
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

it("lets the back office alone frame a draft's preview, and no search engine keep it", () => {
  const headers = previewHeaders({ "content-security-policy": pagePolicy([]), etag: "1" });
  expect(headers).toMatchObject({ etag: "1", "x-frame-options": "SAMEORIGIN", "x-robots-tag": "noindex" });
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
});
