import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { ifGiven, paging } from "../platform/paging.ts";
import { sentBack } from "../platform/request-shape.ts";
import { pathId } from "../platform/row-id.ts";
import { CAME_BY, MESSAGE_STATUSES, SUBJECTS } from "./rules/subjects.ts";
import { inBoth } from "../platform/input-sentences.ts";

const needed = (sentence: string, max: number) => z.string(sentence).trim().min(1, sentence).max(max, "Es demasiado largo");

/** Spec §5, Contact form: name, email, subject and message are required; phone is not. */
export const newMessage = z.object({
  name: needed("El nombre es obligatorio", 120),
  email: needed("El correo es obligatorio", 200).pipe(z.email("Escribe un correo válido")),
  phone: z.string().trim().max(40).nullish(),
  subject: z.enum(SUBJECTS, "Elige un asunto"),
  message: needed("El mensaje es obligatorio", 5000),
  /** A box that people never see; whatever fills it is a machine. */
  website: z.string().max(500).nullish(),
});
export type NewMessage = z.output<typeof newMessage>;

export const contactMessage = z
  .object({
    id: z.number().int(),
    number: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.enum(SUBJECTS),
    message: z.string(),
    status: z.enum(MESSAGE_STATUSES),
    came_by: z
      .enum(CAME_BY)
      .describe(
        "form, or how its e-mail fits: email, email-unknown (a reply address that is not ours), email-other (from another than the thread's customer)",
      ),
    staff_note: z.string(),
    created_at: z.string(),
    last_at: z.string().describe("When something was last said in its thread, by either side"),
    answered_at: z.string().nullable(),
    assignee: z.string().nullable().describe("Who looks after it"),
    replies: z.array(
      z.object({
        id: z.number().int(),
        direction: z.enum(["out", "in"]).describe("out: the shop's letter; in: their answer, by e-mail or noted by hand"),
        text: z.string(),
        at: z.string(),
        by: z.string().describe("Who wrote or noted it; empty when it came by e-mail"),
      }),
    ),
    orders: z
      .array(z.object({ order_number: z.string(), status: z.string(), total: z.number().int().describe("Integer cents") }))
      .describe("The last orders of the same mailbox"),
    customer_id: z.string().nullable(),
  })
  .meta({ id: "ContactMessage" });
export type ContactMessage = z.output<typeof contactMessage>;

export const sendMessage = endpoint({
  method: "POST",
  path: "/api/contact",
  summary: "Send the contact form",
  body: newMessage,
  reply: z.object({ success: z.literal(true), number: z.string(), created_at: z.string() }),
  status: 201,
});

export const messageQuery = z.object({
  status: ifGiven(z.enum([...MESSAGE_STATUSES, "all"])),
  assignee: z.string().trim().max(120).optional(),
  search: z.string().trim().max(200).optional(),
  ...paging,
});
export type MessageQuery = z.output<typeof messageQuery>;

export const listMessages = endpoint({
  method: "GET",
  path: "/api/admin/messages",
  summary: "Messages from the contact form, the thread in which something was last said first",
  query: messageQuery,
  reply: z.array(contactMessage),
});
export const updateMessage = endpoint({
  method: "PUT",
  path: "/api/admin/messages/{id}",
  summary: "Mark a message as answered, new or spam, keep a note, or give it to a person",
  params: z.object({ id: pathId }),
  body: sentBack(
    z.object({
      status: z.enum(MESSAGE_STATUSES).optional(),
      staff_note: z.string().trim().max(4000).optional(),
      assignee: z.string().trim().max(120).nullish(),
    }),
    contactMessage,
  ),
  reply: contactMessage,
});
export const deleteMessage = endpoint({
  method: "DELETE",
  path: "/api/admin/messages/{id}",
  summary: "Erase a message",
  params: z.object({ id: pathId }),
  reply: z.object({ success: z.literal(true) }),
});

const EMPTY = inBoth("Write the answer", "Escribe la respuesta");
export const newReply = z.object({
  text: z.string(EMPTY).trim().min(1, EMPTY).max(5000),
  direction: z.enum(["out", "in"]).default("out"),
});
export type NewReply = z.output<typeof newReply>;
export const replyToMessage = endpoint({
  method: "POST",
  path: "/api/admin/messages/{id}/replies",
  summary: "Answer a message by e-mail, or note what they answered",
  params: z.object({ id: pathId }),
  body: newReply,
  reply: contactMessage,
  status: 201,
});

const savedAnswer = z.object({ id: z.number().int(), title: z.string(), text: z.string() }).meta({ id: "SavedAnswer" });
export type SavedAnswer = z.output<typeof savedAnswer>;
const TITLE = inBoth("Give the answer a name", "Ponle un nombre a la respuesta");
export const savedAnswerForm = z.object({
  title: z.string(TITLE).trim().min(1, TITLE).max(80),
  text: z.string(EMPTY).trim().min(1, EMPTY).max(5000),
});
export type SavedAnswerForm = z.output<typeof savedAnswerForm>;
const answersPath = "/api/admin/messages/answers";
const answer = z.object({ id: pathId });
export const listAnswers = endpoint({
  method: "GET",
  path: answersPath,
  summary: "Answers worth keeping",
  reply: z.array(savedAnswer),
});
export const createAnswer = endpoint({
  method: "POST",
  path: answersPath,
  summary: "Keep an answer",
  body: savedAnswerForm,
  reply: savedAnswer,
  status: 201,
});
export const updateAnswer = endpoint({
  method: "PUT",
  path: `${answersPath}/{id}`,
  summary: "Change a kept answer",
  params: answer,
  body: sentBack(savedAnswerForm, savedAnswer),
  reply: savedAnswer,
});
export const deleteAnswer = endpoint({
  method: "DELETE",
  path: `${answersPath}/{id}`,
  summary: "Drop a kept answer",
  params: answer,
  reply: z.object({ success: z.literal(true) }),
});
