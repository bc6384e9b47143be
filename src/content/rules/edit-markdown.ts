/** A text with what is selected in it. */
export type Selected = { text: string; from: number; to: number };
/** What to put in the place of a part of the text, and what is selected then. */
export type Edit = { from: number; to: number; insert: string; select: [from: number, to: number] };

const edit = (from: number, to: number, insert: string, before: number, length: number): Edit => ({
  from,
  to,
  insert,
  select: [from + before, from + before + length],
});

/** Bold or italic around the selection; pressed again it goes. */
export function toggleMark({ text, from, to }: Selected, mark: "**" | "*"): Edit {
  const chosen = text.slice(from, to);
  const n = mark.length;
  const isAround = text.slice(from - n, from) === mark && text.slice(to, to + n) === mark && (n > 1 || text[from - 2] !== "*");
  if (isAround) return edit(from - n, to + n, chosen, 0, chosen.length);
  if (chosen.length > 2 * n && chosen.startsWith(mark) && chosen.endsWith(mark) && (n > 1 || !chosen.startsWith("**")))
    return edit(from, to, chosen.slice(n, -n), 0, chosen.length - 2 * n);
  return edit(from, to, `${mark}${chosen}${mark}`, n, chosen.length);
}

export type LineKind = "section" | "heading" | "bullets" | "numbers";
const OWN = /^(#{1,6} |[-*] |\d+\. )/;
const PREFIX: Record<LineKind, (nth: number) => string> = {
  section: () => "## ",
  heading: () => "### ",
  bullets: () => "- ",
  numbers: (nth) => `${nth + 1}. `,
};
const IS: Record<LineKind, RegExp> = { section: /^## /, heading: /^### /, bullets: /^[-*] /, numbers: /^\d+\. / };

/** Each selected line becomes a heading or a point of a list; pressed again it is a plain line. */
export function toggleLines({ text, from, to }: Selected, kind: LineKind): Edit {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const after = text.indexOf("\n", Math.max(to - 1, from));
  const end = after === -1 ? text.length : after;
  const lines = text.slice(start, end).split("\n");
  const isOn = lines.every((line) => IS[kind].test(line));
  const changed = lines.map((line, nth) => (isOn ? "" : PREFIX[kind](nth)) + line.replace(OWN, "")).join("\n");
  return lines.length === 1 ? edit(start, end, changed, changed.length, 0) : edit(start, end, changed, 0, changed.length);
}

/** The selected words lead somewhere; the address is selected, to be typed over. */
export function addLink({ text, from, to }: Selected, words: string): Edit {
  const shown = text.slice(from, to) || words;
  return edit(from, to, `[${shown}](https://)`, shown.length + 3, "https://".length);
}

/** A picture stands alone in its paragraph; its description is selected, to be typed over. */
export function addPicture({ text, to }: Selected, src: string, words: string): Edit {
  const before = to === 0 || text.slice(0, to).endsWith("\n\n") ? "" : text.slice(0, to).endsWith("\n") ? "\n" : "\n\n";
  const after = text.slice(to) === "" || text.slice(to).startsWith("\n") ? "\n" : "\n\n";
  return edit(to, to, `${before}![${words}](${src})${after}`, before.length + 2, words.length);
}

export const addText = ({ from, to }: Selected, insert: string): Edit => edit(from, to, insert, insert.length, 0);
