import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const CLIENT = "build/client";
/** A larger sheet (the back office's) is better fetched once and kept by the browser. */
const MOST_BYTES = 20_000;
const SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)(?:#[^"]*)?"\/>/g;

const texts = new Map<string, string>();

function textOf(href: string): string {
  const known = texts.get(href);
  if (known !== undefined) return known;
  const file = join(CLIENT, href);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  texts.set(href, text.length > MOST_BYTES ? "" : text);
  return texts.get(href)!;
}

/**
 * The page brings its style sheets along, so that the first paint waits for one answer. Their links stay for React and
 * are disabled: the browser does not fetch them. Its preload scanner does not know `disabled` (Chromium 150), but it knows `media`.
 */
export function inlineStyles(html: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end).replace(SHEET, (link, href: string) => {
    const text = textOf(href);
    return text ? `<style>${text}</style>${link.replace("/>", ' media="not all" disabled=""/>')}` : link;
  });
  return head + html.slice(end);
}
