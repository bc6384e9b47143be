import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { moment } from "../platform/moment.ts";
import { paging } from "../platform/paging.ts";
import { rowId } from "../platform/row-id.ts";
import { SLUGS } from "./rules/slugs.ts";
import { announcementDocument, homeDocument, readingDocument } from "./shape.ts";

const path = "/api/admin/content";
const params = z.object({ slug: z.string().max(40) });
const document = z.union([readingDocument, homeDocument, announcementDocument]);

export const contentState = z
  .object({
    slug: z.enum(SLUGS),
    draft: document,
    published: document,
    version: z.number().int(),
    publishedVersion: z.number().int(),
    publishedAt: z.string().nullable(),
    scheduledVersion: z.number().int().nullable(),
    scheduledAt: z.string().nullable(),
    previewUrl: z.string().describe("Shows the draft to whoever has the link"),
    facts: z.record(z.string(), z.string()).describe("What each placeholder says now"),
  })
  .meta({ id: "Content" });
export type ContentState = z.output<typeof contentState>;

export const contentVersion = z
  .object({
    version: z.number().int(),
    savedAt: z.string().nullable(),
    savedBy: z.string(),
    isPublished: z.boolean(),
    document,
  })
  .meta({ id: "ContentVersion" });
export type ContentVersion = z.output<typeof contentVersion>;

export const listContent = endpoint({
  method: "GET",
  path,
  summary: "Every text that can be written here, and how it stands",
  reply: z.array(contentState.omit({ draft: true, published: true, facts: true })),
});
export const readContent = endpoint({
  method: "GET",
  path: `${path}/{slug}`,
  summary: "A text's draft and what visitors read; facts stand as {{placeholders}}",
  params,
  reply: contentState,
});
export const saveDraft = endpoint({
  method: "PUT",
  path: `${path}/{slug}`,
  summary: "Saves the draft as a new version, based on the version it was read with",
  params,
  body: z.object({ draft: document, version: z.number().int() }),
  reply: contentState,
});
export const publishContent = endpoint({
  method: "POST",
  path: `${path}/{slug}/publish`,
  summary: "Publishes the draft now, or at a time",
  params,
  body: z.object({ at: moment.nullish(), version: z.number().int().optional() }),
  reply: contentState,
});
export const unschedule = endpoint({
  method: "DELETE",
  path: `${path}/{slug}/publish`,
  summary: "What was to be published at a time is not",
  params,
  reply: contentState,
});
export const listVersions = endpoint({
  method: "GET",
  path: `${path}/{slug}/versions`,
  summary: "Every version, newest first",
  params,
  query: z.object(paging),
  reply: z.array(contentVersion),
});
export const restoreVersion = endpoint({
  method: "POST",
  path: `${path}/{slug}/restore`,
  summary: "Makes a version of before the draft again",
  params,
  body: z.object({ version: rowId }),
  reply: contentState,
});
