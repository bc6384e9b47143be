import { z } from "zod";

/** Any part of a group of fields; a list is given whole. Of a group without fields zod says that any name is never there. */
export type Part<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T as string extends K ? never : K]?: Part<T[K]> }
    : T;

type PartOf<T extends z.ZodObject> = z.ZodObject<{
  [K in keyof T["shape"]]: z.ZodOptional<z.ZodType<Part<z.output<T["shape"][K]>>, Part<z.input<T["shape"][K]>>>>;
}>;

/** The shape of any part of it. Rules between fields are left to the whole, once the part is put into it. */
export const partialShape = <T extends z.ZodObject>(schema: T): PartOf<T> => z.object(partsOf(schema)) as PartOf<T>;

const partsOf = ({ shape }: z.ZodObject) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, partOf(field).optional()] as const));

function partOf(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable) return partOf(schema.unwrap()).nullable();
  if (schema instanceof z.ZodOptional) return partOf(schema.unwrap()).optional();
  return schema instanceof z.ZodObject ? z.object(partsOf(schema)) : (schema as z.ZodType);
}
