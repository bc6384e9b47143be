import { readFileSync } from "node:fs";
import { join } from "node:path";

const CLIENT = "build/client";
/** A larger sheet (the back office's) is better fetched once and kept by the browser. */
const MOST = 20_000;

const texts = new Map<string, string | undefined>();

/** A built style sheet as text, read once; undefined when it is too large to stand in every page. */
export function builtStyle(href: string): string | undefined {
  if (!texts.has(href)) {
    const text = readFileSync(join(CLIENT, href), "utf8");
    texts.set(href, text.length > MOST ? undefined : text);
  }
  return texts.get(href);
}
