import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";
import { choiceOf, paging } from "../../platform/paging.ts";
import { UNSENT_STATES } from "../rules/letter-state.ts";

export const unsentLetter = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    state: z.enum(UNSENT_STATES),
    error: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: "UnsentLetter" });
export type UnsentLetter = z.output<typeof unsentLetter>;

export const lettersQuery = z.object({ state: choiceOf(UNSENT_STATES), ...paging });
export type LettersQuery = z.output<typeof lettersQuery>;

const params = z.object({ id: z.uuid() });
const success = z.object({ success: z.literal(true) });

export const outbox = z.object({
  unsent: z.number().int().describe("Letters that did not leave and wait for a decision"),
  late: z
    .array(z.object({ queue: z.string(), waiting: z.number().int(), oldest_seconds: z.number().int() }))
    .describe("Queues whose oldest job has waited for more than five minutes"),
});
export type Outbox = z.output<typeof outbox>;

export const readOutbox = endpoint({
  method: "GET",
  path: "/api/admin/overview/outbox",
  summary: "What is stuck: letters that did not leave, queues that do not move",
  reply: outbox,
});
export const listLetters = endpoint({
  method: "GET",
  path: "/api/admin/letters",
  summary: "Letters that did not leave: held back by the hourly limit, refused or given up; newest first",
  query: lettersQuery,
  reply: z.array(unsentLetter),
});
export const sendLetterAnyway = endpoint({
  method: "POST",
  path: "/api/admin/letters/{id}/send",
  summary: "Send a letter that did not leave",
  params,
  reply: success,
});
export const deleteLetter = endpoint({
  method: "DELETE",
  path: "/api/admin/letters/{id}",
  summary: "Drop a letter that did not leave",
  params,
  reply: success,
});

export const letterKind = z.object({
  id: z.string(),
  about: z.string(),
  to: z.enum(["customer", "shop", "staff"]),
  subject: z.string(),
});
export type LetterKindShown = z.output<typeof letterKind>;
const kindParams = z.object({ id: z.string().max(60) });
export const shownLetter = letterKind
  .extend({
    html: z.string(),
    text: z.string(),
    words: z
      .object({ subject: z.string(), paragraphs: z.array(z.string()), isOwn: z.boolean(), facts: z.array(z.string()) })
      .nullable()
      .describe("What can be changed, with {{placeholders}}; null for letters to the shop itself"),
  })
  .meta({ id: "LetterKind" });
export type ShownLetter = z.output<typeof shownLetter>;
export const listLetterKinds = endpoint({
  method: "GET",
  path: "/api/admin/letters/kinds",
  summary: "Every letter the shop writes, with the subject of a sample",
  reply: z.array(letterKind),
});
export const previewLetter = endpoint({
  method: "GET",
  path: "/api/admin/letters/kinds/{id}",
  summary: "One letter with sample data, as it would be sent",
  params: kindParams,
  reply: shownLetter,
});
export const saveLetterWords = endpoint({
  method: "PUT",
  path: "/api/admin/letters/kinds/{id}",
  summary: "The owner's own subject and paragraphs for a letter; facts stand as {{placeholders}}",
  params: kindParams,
  body: z.object({
    subject: z.string().trim().min(1).max(200),
    paragraphs: z.array(z.string().trim().min(1).max(2000)).min(1).max(20),
  }),
  reply: shownLetter,
});
export const resetLetterWords = endpoint({
  method: "DELETE",
  path: "/api/admin/letters/kinds/{id}",
  summary: "The letter says what it came with again",
  params: kindParams,
  reply: shownLetter,
});
export const sendSampleLetter = endpoint({
  method: "POST",
  path: "/api/admin/letters/kinds/{id}/send",
  summary: "Sends this letter with sample data to whoever asks, or to the shop's mailbox",
  params: kindParams,
  reply: z.object({ success: z.literal(true), to: z.string() }),
});
