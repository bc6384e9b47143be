/** An expected "no": has a machine word, a sentence for a person and a status. Anything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly extra?: Record<string, unknown>;
  readonly retryAfter?: number;

  constructor(
    code: string,
    status: number,
    sentence: string,
    more: { fields?: Record<string, string>; extra?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(sentence);
    this.name = "Refusal";
    this.code = code;
    this.status = status;
    this.fields = more.fields;
    this.extra = more.extra;
    this.retryAfter = more.retryAfter;
  }
}

type Sentence = string | ((words: never) => string);
type Sentences = Record<string, readonly [status: number, sentence: Sentence]>;
type Words<S> = S extends (words: infer W) => string ? [words: W, more?: More] : [words?: undefined, more?: More];
type More = { fields?: Record<string, string>; extra?: Record<string, unknown>; retryAfter?: number };

/**
 * A room's table of refusals; a code without its sentence does not compile. Spanish alone where only shoppers read it,
 * `inBoth` where staff may.
 */
export function refusals<T extends Sentences>(table: T) {
  const refuse = <K extends keyof T & string>(code: K, ...[words, more]: Words<T[K][1]>): Refusal => {
    const [status, sentence] = table[code]!;
    const text = typeof sentence === "string" ? sentence : (sentence as (w: unknown) => string)(words);
    return new Refusal(code, status, text, more);
  };
  return Object.assign(refuse, { table });
}
