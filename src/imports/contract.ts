import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { ifGiven, paging } from "../platform/paging.ts";
import { pathId } from "../platform/row-id.ts";

const count = z.number().int();
const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
const change = z.object({ field: z.string(), from: value, to: value });

const pictures = z.object({ total: count, waiting: count, done: count, failed: count });

export const importReport = z
  .object({
    id: count.optional().describe("Not for a dry run"),
    format: z.string(),
    dryRun: z.boolean(),
    created: count,
    updated: count,
    unchanged: count,
    rejected: count,
    rugs: z.array(
      z.object({
        row: count,
        handle: z.string(),
        name: z.string(),
        carpet_id: count.nullable(),
        action: z.enum(["created", "updated", "unchanged", "rejected"]),
        changes: z.array(change).describe("Prices in cents"),
        errors: z.array(z.string()),
        notes: z.array(z.string()).describe("What the file says and is not taken over"),
      }),
    ),
    collections: z.array(z.object({ name: z.string(), action: z.enum(["created", "updated"]), changes: z.array(change) })),
    pictures: z.number().int().describe("Pictures to fetch"),
  })
  .meta({ id: "ImportReport" });
export type ImportReport = z.output<typeof importReport>;
export type RugReport = ImportReport["rugs"][number];

export const importEntry = z
  .object({
    id: count,
    format: z.string(),
    filename: z.string(),
    created: count,
    updated: count,
    unchanged: count,
    rejected: count,
    created_at: z.string(),
    undone_at: z.string().nullable(),
    pictures,
    picture_problems: z.array(z.object({ carpet_id: count, address: z.string(), problem: z.string() })),
  })
  .meta({ id: "Import" });
export type ImportEntry = z.output<typeof importEntry>;

const yes = z.enum(["1", "true", "yes"]).transform(() => true);
const no = z.enum(["0", "false", "no"]).transform(() => false);
const formats = ["shopify", "woocommerce"] as const;

export const importProducts = endpoint({
  method: "POST",
  path: "/api/admin/import",
  summary:
    "Bring in another shop's products from its CSV, sent as multipart in the field file; dryRun=1 only says what would change",
  query: z.object({ format: z.enum(formats), dryRun: ifGiven(z.union([yes, no])) }),
  rawBody: true,
  reply: importReport,
});
export const exportProducts = endpoint({
  method: "GET",
  path: "/api/admin/export",
  summary: "All carpets as CSV in another shop's columns",
  query: z.object({ format: z.enum(["shopify"]).default("shopify") }),
  reply: z.string(),
});
export const listImports = endpoint({
  method: "GET",
  path: "/api/admin/imports",
  summary: "What was brought in, newest first",
  query: z.object(paging),
  reply: z.array(importEntry),
});
const params = z.object({ id: pathId });
export const readImport = endpoint({
  method: "GET",
  path: "/api/admin/imports/{id}",
  summary: "One import, and how far its pictures are",
  params,
  reply: importEntry,
});
export const undoImport = endpoint({
  method: "POST",
  path: "/api/admin/imports/{id}/undo",
  summary: "Everything as it was before the import, except what was sold or changed since",
  params,
  reply: importEntry.extend({
    deleted: count,
    restored: count,
    left: z.array(z.object({ name: z.string(), reason: z.string() })).describe("What stays as it is now, and why"),
  }),
});
export const retryPictures = endpoint({
  method: "POST",
  path: "/api/admin/imports/{id}/pictures",
  summary: "Fetch the pictures that failed again",
  params,
  reply: importEntry,
});
