import { expect, it } from "vitest";
import { pagePolicy } from "./security.server.ts";

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
