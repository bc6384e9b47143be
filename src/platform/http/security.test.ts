import { expect, it } from "vitest";
import { pagePolicy } from "./security.server.ts";

it("lets pictures and films come from where staff say, scripts from here alone", () => {
  const policy = pagePolicy('<script>start()</script><script type="application/ld+json">{}</script>');
  expect(policy).toMatch(/img-src [^;]*https:/);
  expect(policy).toMatch(/media-src [^;]*https:/);
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[^ ;]+';/);
});
