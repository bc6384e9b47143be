import { z } from "zod";

/** Any part of a group of fields; a list is given whole. */
export type Part<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: Part<T[K]> } : T;

type Def = { type: string; shape?: Record<string, z.ZodType>; innerType?: z.ZodType };

/** The shape of any part of it. Rules between fields are left to the whole, once the part is put into it. */
export function partialShape<T extends z.ZodType>(schema: T): z.ZodType<Part<z.output<T>>, Part<z.input<T>>> {
  const def = schema.def as unknown as Def;
  const part = (inner: z.ZodType): z.ZodType => partialShape(inner) as z.ZodType;
  if (def.type === "nullable") return part(def.innerType!).nullable() as never;
  if (def.type === "optional") return part(def.innerType!).optional() as never;
  if (def.type !== "object") return schema as never;
  const fields = Object.entries(def.shape!).map(([name, field]) => [name, part(field).optional()]);
  return z.object(Object.fromEntries(fields) as Record<string, z.ZodType>) as never;
}
