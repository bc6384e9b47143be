import { showPesos } from "../../../platform/money.ts";
import { fold } from "../../../platform/text.ts";
import { closestWord } from "./closest-word.ts";
import { LEXICON, LONGEST_PHRASE, type Meaning } from "./lexicon.ts";
import { type PriceWish, readPrice } from "./read-prices.ts";
import { readSize, sizesOfArea } from "./read-size.ts";

/** What one part of a search asks for. `said` is how it was typed, folded: a rug may be called so. */
type Wish =
  | Exclude<Meaning, { kind: "filler" | "area" }>
  | { kind: "sizes"; sizes: string[]; label: string }
  | ({ kind: "price"; label: string } & PriceWish)
  | { kind: "text"; label: string };
/** `without`: the same search when this part is taken out of it. */
export type Reading = Wish & { said: string; without: string };

const MOST_WORDS = 12;
type Token = { typed: string; folded: string };

const tokensOf = (search: string): Token[] =>
  search
    .split(/\s+/)
    .map((typed) => ({ typed, folded: fold(typed).replaceAll(/^[¿?¡!,;:()"']+|[,;:.!?()"']+$/g, "") }))
    .filter(({ folded }) => folded)
    .slice(0, MOST_WORDS);

type Part = { wish: Wish | { kind: "filler" }; tokens: Token[] };

const labelOfPrice = ({ least, most }: PriceWish): string => {
  if (least !== undefined && most !== undefined) return `Entre ${showPesos(least)} y ${showPesos(most)}`;
  return most === undefined ? `Desde ${showPesos(least!)}` : `Hasta ${showPesos(most)}`;
};

const wishOf = (meaning: Meaning): Wish | { kind: "filler" } =>
  meaning.kind === "area" ? { kind: "sizes", sizes: sizesOfArea(meaning.least, meaning.most), label: meaning.label } : meaning;

/** Which tokens a stretch of the joined text covers. */
function covered(tokens: Token[], from: number, to: number): [first: number, end: number] {
  let at = 0;
  let [first, end] = [tokens.length, 0];
  for (const [place, { folded }] of tokens.entries()) {
    if (at < to && at + folded.length > from) [first, end] = [Math.min(first, place), place + 1];
    at += folded.length + 1;
  }
  return [first, end];
}

const join = (tokens: Token[]): string => tokens.map(({ folded }) => folded).join(" ");

/** Numbers first: a price, then a size; what is before and after them is read as words. */
function readNumbers(tokens: Token[]): Part[] {
  const text = join(tokens);
  const price = readPrice(text);
  const size = price ? undefined : readSize(text);
  const found = price ?? size;
  if (!found) return readWords(tokens);
  const [first, end] = covered(tokens, found.from, found.to);
  const wish: Wish = price ? { kind: "price", ...price.wish, label: labelOfPrice(price.wish) } : { kind: "sizes", ...size!.wish };
  return [...readNumbers(tokens.slice(0, first)), { wish, tokens: tokens.slice(first, end) }, ...readNumbers(tokens.slice(end))];
}

/** The longest phrase that the lexicon knows, from the first word on. */
function readWords(tokens: Token[]): Part[] {
  if (tokens.length === 0) return [];
  for (let length = Math.min(LONGEST_PHRASE, tokens.length); length > 0; length--) {
    const meaning = LEXICON.get(join(tokens.slice(0, length)));
    if (meaning) return [{ wish: wishOf(meaning), tokens: tokens.slice(0, length) }, ...readWords(tokens.slice(length))];
  }
  const [token, ...rest] = tokens as [Token, ...Token[]];
  const meant = closestWord(token.folded, LEXICON.keys());
  const wish: Part["wish"] = meant ? wishOf(LEXICON.get(meant)!) : { kind: "text", label: `«${token.typed}»` };
  return [{ wish, tokens: [token] }, ...readWords(rest)];
}

/** A search as people type it, read by rules: every part must be met. Words that say nothing of which rug are left out. */
export function understandSearch(search: string): Reading[] {
  const parts = readNumbers(tokensOf(search));
  const meant = parts.filter((part): part is Part & { wish: Wish } => part.wish.kind !== "filler");
  const isSame = (a: Part, b: Part) => join(a.tokens) === join(b.tokens);
  const typed = (tokens: Token[]) => tokens.map((token) => token.typed).join(" ");
  // A small word alone is the beginning of a longer one: `la` of "Larimar".
  if (meant.length === 0 && parts.length === 1 && parts[0]!.tokens[0]!.folded.length < 4)
    return [{ kind: "text", label: `«${search.trim()}»`, said: fold(search), without: "" }];
  // Said twice it is one wish, and goes as one.
  const once = meant.filter((part, place) => meant.findIndex((other) => isSame(other, part)) === place);
  return once.map((part) => ({
    ...part.wish,
    said: join(part.tokens),
    without: parts
      .filter((other) => !isSame(other, part))
      .map((other) => typed(other.tokens))
      .join(" "),
  }));
}

/** What a search is told back as, part by part, each with what is left without it. */
export const toldBack = (search: string): Pick<Reading, "said" | "label" | "without">[] =>
  understandSearch(search).map(({ said, label, without }) => ({ said, label, without }));
