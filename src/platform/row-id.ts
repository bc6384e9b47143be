import { z } from "zod";

/** A row's id in a form that cannot do without it: a number, or one as text. `true` and `[7]` name no row. */
export const neededRow = (sentence?: string) =>
  z
    .union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)], sentence)
    .pipe(z.number().int(sentence).min(1, sentence).max(2_147_483_647, sentence));

/** A row's id as a body or a query names it. */
export const rowId = neededRow();

/** In a path, whatever cannot be an id names nothing: row 0 does not exist, and the verb says so in its own words. */
export const pathId = z.union([rowId, z.string().transform(() => 0)]);
