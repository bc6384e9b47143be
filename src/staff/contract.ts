import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { languageShape } from "../platform/language-shape.ts";
import { LIVE_PATH } from "./rules/live-topics.ts";
import { ROLES } from "./rules/roles.ts";

const path = "/api/admin/session";

export const liveEvents = endpoint({
  method: "GET",
  path: LIVE_PATH,
  summary: "Server-sent events: `changed` with the topics that did (orders, messages, showroom)",
  reply: z.string(),
});

export const signIn = endpoint({
  method: "POST",
  path,
  summary: "Sign in: the owner by the password alone, a person also by e-mail and, with an authenticator app, its code",
  open: true,
  body: z.object({
    password: z.string().max(500),
    email: z.string().trim().max(200).optional(),
    code: z.string().trim().max(40).optional(),
  }),
  reply: z.null(),
  status: 204,
});
export const checkPassword = endpoint({
  method: "POST",
  path: "/api/merge-password",
  summary: "Whether this is the staff password, for one job: signs nobody in",
  body: z.object({ password: z.string().max(500) }),
  reply: z.null(),
  status: 204,
});
export const whoAmI = endpoint({
  method: "GET",
  path,
  summary: "Whether this browser is signed in, and as whom",
  open: true,
  reply: z.object({
    authenticated: z.boolean(),
    id: z.number().int().optional(),
    name: z.string().optional(),
    role: z.enum(ROLES).optional(),
    language: languageShape.optional(),
    /** The shop's time: what comes later is new to who has just opened the back office. */
    at: z.string().optional(),
  }),
});
export const signOut = endpoint({
  method: "DELETE",
  path,
  summary: "Sign out, here or everywhere",
  open: true,
  query: z.object({ everywhere: z.enum(["1"]).optional() }),
  reply: z.null(),
  status: 204,
});
