import { pagePolicy } from "../http/security.server.ts";

/**
 * The page's policy names its inline scripts by their hashes. The nonce only tells them, while the page is made, from a
 * script that came in with somebody's words; it does not leave, since a page that differs each time has no lasting ETag.
 */
export function nameScripts(rendered: string, nonce: string): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const own = rendered.matchAll(new RegExp(`<script[^>]*${mark}[^>]*>([^]*?)</script>`, "g"));
  return { html: rendered.replaceAll(mark, ""), policy: pagePolicy([...own].flatMap(([, code]) => code || [])) };
}
