import { sql, type SQL } from "drizzle-orm";
import { fold } from "../platform/text.ts";
import { searchWords } from "./rules/search-words.ts";
import { normalizeSize } from "./rules/size.ts";

export type RugFilter = { catalog?: string; collection?: string; size?: string; colors?: string; tags?: string; search?: string };

const words = (list: string | undefined): string[] => (list ?? "").split(",").map(fold).filter(Boolean);
const array = (values: string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

function isWritten(word: string): SQL {
  const like = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return word.length < 4 ? sql`r.search_text like ${like}` : sql`(r.search_text like ${like} or ${word} <% r.search_text)`;
}

/** Contract, Text: filters and search ignore case and accents; small typos are forgiven by trigrams. */
export function rugFilter(filter: RugFilter): SQL {
  const conditions = [sql`r.is_active`];
  const collection = filter.catalog ?? filter.collection;
  if (collection) {
    conditions.push(
      sql`r.collection_id in (select id from collections where slug = ${fold(collection)} or fold(name) = ${fold(collection)})`,
    );
  }
  const colors = words(filter.colors);
  if (colors.length > 0) conditions.push(sql`r.color_keys && ${array(colors)}`);
  const tags = words(filter.tags);
  if (tags.length > 0) conditions.push(sql`r.tag_keys && ${array(tags)}`);
  if (filter.size) {
    conditions.push(
      sql`exists (select from rug_stock s where s.rug_id = r.id and s.on_sale and normal_size(s.size) = ${normalizeSize(filter.size)} and s.inventory > 0)`,
    );
  }
  for (const spellings of searchWords(filter.search ?? ""))
    conditions.push(sql`(${sql.join(spellings.map(isWritten), sql` or `)})`);
  return sql.join(conditions, sql` and `);
}
