import { z } from "zod";
import { inBoth } from "./input-sentences.ts";

/** What any group of fields may bring along at most where fields are taken and not read. */
const MOST_FIELDS = 100;

type Same<T extends z.ZodType> = z.ZodType<z.output<T>, z.input<T>>;
const isGroup = (given: unknown): given is Record<string, unknown> =>
  typeof given === "object" && given !== null && !Array.isArray(given);

/** Drops the fields that `isDropped` names before the shape is checked, unless there are absurdly many. */
const dropping = <T extends z.ZodObject>(form: T, isDropped: (name: string) => boolean): Same<T> =>
  z.preprocess((given: z.input<T>): unknown => {
    if (!isGroup(given) || Object.keys(given).length > MOST_FIELDS) return given;
    return Object.fromEntries(Object.entries(given).filter(([name]) => name in form.shape || !isDropped(name)));
  }, form);

/** Takes these fields too, without reading them: what clients are known to send along. */
export const ignoring = <T extends z.ZodObject>(form: T, names: readonly string[]): Same<T> =>
  dropping(form, (name) => names.includes(name));

/** A form of something that is also read may be sent back as it was read: what the form does not change is not read. */
export const sentBack = <T extends z.ZodObject>(form: T, read: z.ZodObject, more: readonly string[] = []): Same<T> =>
  ignoring(form, [...Object.keys(read.shape), ...more]);

/** A thing of the client's own, of which only these fields are read. */
export const onlyReading = <T extends z.ZodObject>(form: T): Same<T> => dropping(form, () => true);

/** A group of fields that may be left out: each field then says what it misses. */
export const group = <T extends z.ZodRawShape>(fields: T) => z.object(fields).prefault({} as z.input<z.ZodObject<T>>);

/** Free keys, but not without end. */
export const boundedRecord = <V extends z.ZodType>(value: V, most: { keys: number; length: number }) =>
  z
    .record(z.string().max(most.length), value)
    .refine((given) => Object.keys(given).length <= most.keys, {
      error: inBoth(`At most ${most.keys} entries`, `Máximo ${most.keys} elementos`),
    })
    .meta({ maxProperties: most.keys });

type Known = z.core.$ZodTypes;

/** The parts of a shape that hold other shapes, each made strict. */
function strictParts(def: Known["_zod"]["def"]): object {
  switch (def.type) {
    case "object":
      return {
        shape: Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, strictShape(part)])),
        catchall: z.never(),
      };
    case "array":
      return { element: strictShape(def.element) };
    case "tuple":
      return { items: def.items.map((part) => strictShape(part)), rest: def.rest ? strictShape(def.rest) : null };
    case "union":
      return { options: def.options.map((part) => strictShape(part)) };
    case "intersection":
      return { left: strictShape(def.left), right: strictShape(def.right) };
    case "record":
      return { valueType: strictShape(def.valueType) };
    case "pipe":
      return { in: strictShape(def.in), out: strictShape(def.out) };
    default:
      return "innerType" in def ? { innerType: strictShape(def.innerType) } : {};
  }
}

/** The same shape, refusing every field it does not name, at any depth. Every call's body is mounted through this. */
export function strictShape<T extends z.core.$ZodType>(schema: T): T {
  const { def } = schema._zod;
  const parts = strictParts(def as Known["_zod"]["def"]);
  return Object.keys(parts).length === 0 ? schema : z.core.clone(schema, { ...def, ...parts }, { parent: true });
}
