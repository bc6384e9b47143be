import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { fold } from "./text.ts";

/**
 * What a staff list's search box asks for, without case or accents. Signs alone find nothing: every order number holds a
 * hyphen and every e-mail a dot, so they would find everything.
 */
export function searchIn(search: string | undefined, ...texts: SQLWrapper[]): SQL | undefined {
  return searchFor(search, (words) => sql`position(${words} in fold(concat_ws(' ', ${sql.join(texts, sql`, `)}))) > 0`);
}

/** The same in a folded text that has an index of its parts. */
export function searchParts(search: string | undefined, folded: SQL): SQL | undefined {
  return searchFor(search, (words) => sql`${folded} like ${`%${words.replaceAll(/[\\%_]/g, "\\$&")}%`}`);
}

function searchFor(search: string | undefined, find: (words: string) => SQL): SQL | undefined {
  if (!search?.trim()) return undefined;
  if (!/[\p{L}\p{N}]/u.test(search)) return sql`false`;
  return find(fold(search));
}
