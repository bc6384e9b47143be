/** A stretch of words: the same in both, only in the earlier one, or only in the later one. */
export type DiffPart = { kind: "same" | "gone" | "new"; text: string };

/** Above this many pieces on both sides a change is shown whole: nobody reads it word by word. */
const MOST_CELLS = 4_000_000;

/** Longest common subsequence, of lines or of words. */
function diffPieces(before: readonly string[], after: readonly string[]): DiffPart[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const a = before.slice(start, before.length - end);
  const b = after.slice(start, after.length - end);
  const same = (pieces: readonly string[]): DiffPart[] => pieces.map((text) => ({ kind: "same", text }));
  return [...same(before.slice(0, start)), ...between(a, b), ...same(before.slice(before.length - end))];
}

function between(a: readonly string[], b: readonly string[]): DiffPart[] {
  const only = (kind: "gone" | "new", pieces: readonly string[]): DiffPart[] => pieces.map((text) => ({ kind, text }));
  if (a.length * b.length > MOST_CELLS) return [...only("gone", a), ...only("new", b)];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] =
        a[i] === b[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) parts.push({ kind: "same", text: a[(j++, i++)]! });
    else if (j >= b.length || (i < a.length && longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!))
      parts.push({ kind: "gone", text: a[i++]! });
    else parts.push({ kind: "new", text: b[j++]! });
  }
  return parts;
}

/** Neighbours of one kind as one part. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else if (part.text) result.push({ ...part });
  }
  return result;
}

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);
const wordsOf = (text: string): string[] => text.split(/(?<=\s)(?=\S)/);

/** What changed from one text to another: lines first, then words inside the lines that differ. */
export function diffWords(before: string, after: string): DiffPart[] {
  const result: DiffPart[] = [];
  let gone = "";
  let added = "";
  const flush = () => {
    result.push(...diffPieces(gone ? wordsOf(gone) : [], added ? wordsOf(added) : []));
    gone = "";
    added = "";
  };
  for (const { kind, text } of diffPieces(linesOf(before), linesOf(after))) {
    if (kind === "gone") gone += text;
    else if (kind === "new") added += text;
    else {
      flush();
      result.push({ kind, text });
    }
  }
  flush();
  return joined(result);
}
