import { expect, it } from "vitest";
import { z } from "zod";
import { served } from "../api.server.ts";
import type { Endpoint } from "../platform/endpoint.ts";
import { invalidInput, languageOf } from "../platform/http/errors.server.ts";

const ZODS_OWN =
  /invalid (input|option|key|element|type|string|email|url)|expected |received |too (small|big)|unrecognized|>=|<=|Entrada inválida|se esperaba|Demasiado (grande|pequeño)/i;
/** Spec §5: the one staff form whose sentences are Spanish. */
const SPANISH_FORM = "/api/admin/discount-codes";
const SPANISH = /\b(debe|es|no puede|máximo|al menos|obligatori[oa]s?|escribe|válid[oa]|dato|el|la|un|una|de)\b/i;
const ENGLISH = /\b(must|required|not|at most|at least|valid value|the|this|characters|unknown|is|of)\b/i;

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

function textsOf(endpoint: Endpoint, part: z.ZodType): Set<string> {
  const shape = z.toJSONSchema(part, { io: "input", unrepresentable: "any" }) as Shape;
  const texts = new Set<string>();
  for (const place of placesOf(shape, shape))
    for (const wrong of [...WRONG, MANY]) {
      const read = part.safeParse(put(place, wrong));
      if (read.success) continue;
      const { message, fields } = invalidInput(read.error, languageOf(endpoint.path));
      for (const text of [message, ...Object.values(fields!)]) texts.add(text);
      // Too long is not missing; what can be no id names no row.
      const name = place.join(".");
      if (wrong === LONG && !name.endsWith("_id") && TOLD_MISSING.test(fields![name] ?? "")) texts.add(`${name} is told missing`);
    }
  return texts;
}

const parts = served.flatMap(({ endpoint }) =>
  (["params", "query", "headers", "body"] as const).flatMap((part) => {
    const shape = endpoint[part];
    return shape ? [{ name: `${endpoint.method} ${endpoint.path} ${part}`, endpoint, shape }] : [];
  }),
);

it.each(parts)("$name refuses in sentences of ours, in its reader's language", ({ endpoint, shape }) => {
  const texts = [...textsOf(endpoint, shape)];
  const foreign = languageOf(endpoint.path) === "es" ? ENGLISH : SPANISH;
  const isForeign = (text: string) => !endpoint.path.startsWith(SPANISH_FORM) && foreign.test(text.replace(/:.*— /, ""));
  expect(
    texts.filter((text) => text.trim() === "" || ZODS_OWN.test(text) || text.endsWith("is told missing") || isForeign(text)),
  ).toEqual([]);
});
