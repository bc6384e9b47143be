import { expect, it } from "vitest";
import { z } from "zod";
import { served } from "../api.server.ts";
import type { Endpoint } from "../platform/endpoint.ts";
import { type Language, LANGUAGES } from "../platform/language.ts";
import { invalidInput, languageOf } from "../platform/http/errors.server.ts";

const ZODS_OWN =
  /invalid (input|option|key|element|type|string|email|url)|expected |received |too (small|big)|unrecognized|>=|<=|Entrada inválida|se esperaba|Demasiado (grande|pequeño)/i;
/** Spec §5: the one staff form whose sentences are Spanish. */
const SPANISH_FORM = "/api/admin/discount-codes";
const SPANISH = /\b(debe|es|no puede|máximo|al menos|obligatori[oa]s?|escribe|válid[oa]|dato|el|la|un|una|de)\b/i;
const ENGLISH =
  /\b(must|required|not|at|valid value|the|this|characters|unknown|is|are|of|to|an|be|or|and|for|with|than|more|too|only|needs?|write|choose|give)\b/i;

const TOLD_MISSING = /required|is needed|obligatori|requerid/i;
const LONG = "x".repeat(20_001);
const WRONG: unknown[] = [undefined, null, "", "x", LONG, true, 12.5, -5, 1e15, [], {}, [1], [{}], { x: 1 }, [LONG]];
const MANY = Array.from({ length: 1001 }, (_, index) => ({ id: index }));

type Shape = {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  allOf?: Shape[];
  $ref?: string;
  $defs?: Record<string, Shape>;
};
type Place = readonly (string | 0)[];

/** Every place in a shape where a value is read: `customer.name`, `items.0.size`. */
function placesOf(shape: Shape, root: Shape, at: Place = [], depth = 0): Place[] {
  if (depth > 6) return [];
  const target = shape.$ref ? (root.$defs?.[shape.$ref.split("/").at(-1)!] ?? root) : shape;
  const inside = (next: Shape, step?: string | 0) => placesOf(next, root, step === undefined ? at : [...at, step], depth + 1);
  return [
    at,
    ...Object.entries(target.properties ?? {}).flatMap(([name, next]) => inside(next, name)),
    ...(target.items ? inside(target.items, 0) : []),
    ...[...(target.anyOf ?? []), ...(target.allOf ?? [])].flatMap((next) => inside(next)),
  ];
}

const put = (place: Place, value: unknown): unknown =>
  place.reduceRight<unknown>((inner, step) => (step === 0 ? [inner] : { [step]: inner }), value);

/** What each reader of a call may be told: of staff's calls there are two. */
const readersOf = ({ path }: Endpoint): Language[] => [
  ...new Set(LANGUAGES.map((language) => languageOf(path, { staff: { id: 1, name: "", role: "owner", language } }))),
];

function textsOf(endpoint: Endpoint, part: z.ZodType): Record<Language, Set<string>> {
  const shape = z.toJSONSchema(part, { io: "input", unrepresentable: "any" }) as Shape;
  const texts = { es: new Set<string>(), en: new Set<string>() };
  for (const place of placesOf(shape, shape))
    for (const wrong of [...WRONG, MANY]) {
      const read = part.safeParse(put(place, wrong));
      if (read.success) continue;
      for (const language of readersOf(endpoint)) {
        const { message, fields } = invalidInput(read.error, language);
        for (const text of [message, ...Object.values(fields!)]) texts[language].add(text);
        // Too long is not missing; what can be no id names no row.
        const name = place.join(".");
        if (wrong === LONG && !name.endsWith("_id") && TOLD_MISSING.test(fields![name] ?? ""))
          texts[language].add(`${name} is told missing`);
      }
    }
  return texts;
}

const parts = served.flatMap(({ endpoint }) =>
  (["params", "query", "headers", "body"] as const).flatMap((part) => {
    const shape = endpoint[part];
    return shape ? [{ name: `${endpoint.method} ${endpoint.path} ${part}`, endpoint, shape }] : [];
  }),
);

/** What is sent or asked for by name is no sentence. */
const withoutNames = (text: string): string => text.replace(/:.*— /, "").replace(/uno de: .*$/, "");

it.each(parts)("$name refuses in sentences of ours, in its reader's language", ({ endpoint, shape }) => {
  const texts = textsOf(endpoint, shape);
  for (const language of readersOf(endpoint)) {
    const foreign = language === "es" ? ENGLISH : SPANISH;
    const isForeign = (text: string) => !endpoint.path.startsWith(SPANISH_FORM) && foreign.test(withoutNames(text));
    const wrong = [...texts[language]].filter(
      (text) => text.trim() === "" || ZODS_OWN.test(text) || text.endsWith("is told missing") || isForeign(text),
    );
    expect(wrong, language).toEqual([]);
  }
});
