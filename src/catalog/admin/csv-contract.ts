import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";
import { carpetQuery } from "./contract.ts";

export const csvReport = z.object({
  applied: z.boolean(),
  rows: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int().describe("Rows with an error; rows = created + updated + unchanged + refused"),
  unknown_columns: z.array(z.string()).describe("Columns of the file that are left out"),
  errors: z.array(z.object({ row: z.number().int(), column: z.string(), message: z.string() })),
  changes: z.array(
    z.object({
      row: z.number().int(),
      name: z.string(),
      action: z.enum(["create", "update"]),
      fields: z.array(z.string()),
      cells: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
  conflicts: z
    .array(
      z.object({
        row: z.number().int(),
        name: z.string(),
        size: z.string(),
        was: z.number().int(),
        inventory: z.number().int(),
        wanted: z.number().int(),
      }),
    )
    .describe("Numbers typed over stock that was sold or changed since the export"),
  basis: z.string().describe("What the stock was for this report; sent along, applying is refused when it is so no longer"),
});
export type CsvReport = z.output<typeof csvReport>;

export const exportCarpets = endpoint({
  method: "GET",
  path: "/api/admin/carpets/csv",
  summary: "Carpets as CSV, for a spreadsheet",
  query: carpetQuery.omit({ page: true, limit: true }),
  reply: z.string(),
});
const importQuery = z.object({
  dryRun: z.enum(["1", "0"]).optional(),
  basis: z.string().max(100).optional(),
  conflicts: z.enum(["file", "shop"]).optional().describe("Whose numbers stay where the two disagree"),
});
export type ImportQuery = z.output<typeof importQuery>;
export const importCarpets = endpoint({
  method: "POST",
  path: "/api/admin/carpets/csv",
  summary: "Change carpets from CSV, all or nothing; dryRun only says what would happen",
  query: importQuery,
  rawBody: true,
  reply: csvReport,
});
