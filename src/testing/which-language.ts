/** Small words of one language that the other does not have. */
const ENGLISH =
  /\b(the|this|that|these|is|are|was|were|be|been|not|must|of|to|an|and|or|for|with|from|has|have|its|it|only|cannot|does|already|there|first|at|most|enter|choose|give|write|sign|add|page|needs?|your|you|they|by|each|every)\b/gi;
const SPANISH =
  /\b(el|la|los|las|del|de|que|se|un|una|es|est[aáe]|este|esta|ese|esa|eso|ya|para|con|por|en|al|su|tu|son|hay|más|aquí|intenta|elige|escribe|debe|fue|puede|antes|o|y|sin)\b|[ñ¿¡]|[áéíóú]/gi;
const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

export const isEnglish = (text: string): boolean => count(text, ENGLISH) > count(text, SPANISH);
export const isSpanish = (text: string): boolean => count(text, SPANISH) > count(text, ENGLISH);

/** Stands for whatever a sentence is put together with: a word, a number, a list, an object of them. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, part) => {
    if (part === Symbol.toPrimitive) return (hint: string) => (hint === "string" ? "X" : 2);
    if (part === Symbol.iterator) return () => [anything].values();
    return part === "toString" || part === "join" ? () => "X" : anything;
  },
});

/** A message as it is said of each of these, where it can be. */
export function saidOf(message: string | ((...parts: unknown[]) => unknown)): string[] {
  if (typeof message === "string") return [message];
  const said = [anything, 1, 2, "X", ["X"]].flatMap((part) => {
    try {
      // Some take their sentence from elsewhere, whole.
      return [message(part, part, part, part)].filter((text) => typeof text === "string");
    } catch {
      return [];
    }
  });
  return [...new Set(said)];
}
