import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";

const path = "/api/admin/session";

export const signIn = endpoint({
  method: "POST",
  path,
  summary: "Sign in with the staff password",
  open: true,
  body: z.object({ password: z.string().max(500) }),
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
  summary: "Whether this browser is signed in",
  open: true,
  reply: z.object({ authenticated: z.boolean() }),
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
