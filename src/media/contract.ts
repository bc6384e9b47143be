import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { choiceOf, ifGiven, paging } from "../platform/paging.ts";

/** Spec §3, Uploaded file. */
export const uploadedFile = z
  .object({
    url: z.string(),
    filename: z.string(),
    originalName: z.string(),
    mimetype: z.string(),
    size: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
  })
  .meta({ id: "UploadedFile" });
export type UploadedFile = z.output<typeof uploadedFile>;

export const mediaFile = uploadedFile
  .extend({
    folder: z.string(),
    uploaded: z.boolean().describe("False for a file that came with the shop: it can be seen here, not deleted"),
    created_at: z.string().nullable(),
    uses: z.array(z.object({ kind: z.string(), id: z.number().int(), label: z.string() })),
  })
  .meta({ id: "MediaFile" });
export type MediaFile = z.output<typeof mediaFile>;

const place = z.object({ folder: z.string().max(60).optional(), carpetId: z.string().max(20).optional() });

export const upload = endpoint({
  method: "POST",
  path: "/api/admin/upload",
  summary: "Upload one file (multipart field file)",
  query: place,
  rawBody: true,
  reply: uploadedFile.extend({ success: z.literal(true) }),
});
export const uploadMultiple = endpoint({
  method: "POST",
  path: "/api/admin/upload-multiple",
  summary: "Upload several files (multipart field files), all or none",
  query: place,
  rawBody: true,
  reply: z.object({ success: z.literal(true), files: z.array(uploadedFile) }),
});
export const uploadLogo = endpoint({
  method: "POST",
  path: "/api/admin/logo",
  summary: "Upload a logo (multipart field file): PNG, JPG or SVG; the tab's sign and the share picture are made from it",
  rawBody: true,
  reply: z.object({ logo: z.string(), icon: z.string(), share: z.string() }),
});
/** Files by what shows them. */
export const MEDIA_FOLDERS = ["carpets", "collections", "other"] as const;
export const mediaQuery = z.object({
  search: z.string().max(200).optional(),
  kind: choiceOf(["image", "video"]),
  used: choiceOf(["yes", "no"]),
  folder: choiceOf(MEDIA_FOLDERS),
  sort: ifGiven(z.enum(["newest", "name", "largest"])),
  ...paging,
});
export type MediaQuery = z.output<typeof mediaQuery>;
export const readPrivatePhoto = endpoint({
  method: "GET",
  path: "/api/admin/photos/{id}",
  summary: "A photo about an order: proof of delivery, what came back",
  params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }),
  reply: z.any(),
});
export const listMedia = endpoint({
  method: "GET",
  path: "/api/admin/media",
  summary: "Everything uploaded, newest first, and where it is used",
  query: mediaQuery,
  reply: z.array(mediaFile),
});
export const mediaFacts = z.object({
  files: z.number().int(),
  uploaded: z.number().int(),
  bytes: z.number().int().describe("Of the files that were uploaded"),
  carpets: z.number().int(),
  collections: z.number().int(),
  other: z.number().int(),
  unused: z.number().int(),
});
export type MediaFacts = z.output<typeof mediaFacts>;
export const readMediaFacts = endpoint({
  method: "GET",
  path: "/api/admin/media/facts",
  summary: "How many files there are in each folder, and how large",
  reply: mediaFacts,
});
export const deleteMedia = endpoint({
  method: "DELETE",
  path: "/api/admin/media/{folder}/{filename}",
  summary: "Delete a file that nothing uses; the folder is a folder's name or a carpet's id",
  params: z.object({ folder: z.string(), filename: z.string() }),
  reply: z.object({ success: z.literal(true) }),
});
