import { z } from "zod";
import { inBoth } from "./input-sentences.ts";

/** What any group of fields may bring along at most where fields are taken and not read. */
const MOST_FIELDS = 100;

type Same<T extends z.ZodType> = z.ZodType<z.output<T>, z.input<T>>;
const isGroup = (given: unknown): given is Record<string, unknown> =>
  typeof given === "object" && given !== null && !Array.isArray(given);

/** Drops the fields that `isDropped` names before the shape is checked, unless there are absurdly many. */
const dropping = <T extends z.ZodObject>(form: T, isDropped: (name: string) => boolean): Same<T> =>
  z.preprocess((given) => {
    if (!isGroup(given) || Object.keys(given).length > MOST_FIELDS) return given;
    return Object.fromEntries(Object.entries(given).filter(([name]) => name in form.shape || !isDropped(name)));
  }, form) as unknown as Same<T>;

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

type Def = { type: string } & Record<string, unknown>;
const each = (value: unknown): z.ZodType => strictShape(value as z.ZodType);

/** Which parts of a shape hold other shapes, by its kind. */
function strictParts(def: Def): Record<string, unknown> {
  switch (def.type) {
    case "object": {
      const shape = Object.entries(def.shape as object).map(([name, part]) => [name, each(part)]);
      return { shape: Object.fromEntries(shape), catchall: z.never() };
    }
    case "array":
      return { element: each(def.element) };
    case "tuple":
      return { items: (def.items as unknown[]).map(each), rest: def.rest ? each(def.rest) : null };
    case "union":
      return { options: (def.options as unknown[]).map(each) };
    case "intersection":
      return { left: each(def.left), right: each(def.right) };
    case "record":
      return { valueType: each(def.valueType) };
    case "pipe":
      return { in: each(def.in), out: each(def.out) };
    default:
      return "innerType" in def ? { innerType: each(def.innerType) } : {};
  }
}

/** The same shape, refusing every field it does not name, at any depth. Every call's body is mounted through this. */
export function strictShape<T extends z.ZodType>(schema: T): T {
  const def = schema.def as unknown as Def;
  const parts = strictParts(def);
  return Object.keys(parts).length === 0 ? schema : (z.core.clone(schema, { ...def, ...parts } as never, { parent: true }) as T);
}
