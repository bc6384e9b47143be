import { z } from "zod";

/** A row's id as a body or a query names it. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647);

/** In a path, whatever cannot be an id names nothing: row 0 does not exist, and the verb says so in its own words. */
export const pathId = z.union([rowId, z.string().transform(() => 0)]);
