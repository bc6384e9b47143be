import { type AnyColumn, eq, sql, type SQL } from "drizzle-orm";
import { rugs } from "./table.server.ts";

/** For other rooms' queries: a column of the rug whose id is in one of theirs; null once the rug is gone. */
const columnOf = (column: AnyColumn, rugId: AnyColumn): SQL<string | null> =>
  sql<string | null>`(select ${column} from ${rugs} where ${eq(rugs.id, rugId)})`;

export const rugColumns = {
  name: (rugId: AnyColumn): SQL<string | null> => columnOf(rugs.name, rugId),
  thumbnail: (rugId: AnyColumn): SQL<string | null> => columnOf(rugs.thumbnail, rugId),
};
