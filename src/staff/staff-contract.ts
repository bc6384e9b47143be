import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { languageShape } from "../platform/language-shape.ts";
import { paging } from "../platform/paging.ts";
import { sentBack } from "../platform/request-shape.ts";
import { pathId } from "../platform/row-id.ts";
import { ROLES } from "./rules/roles.ts";
import { weaknessOf } from "./rules/weak-password.ts";

const path = "/api/admin/staff";
const params = z.object({ id: pathId });

/** A password somebody chooses. */
export const newPassword = z
  .string()
  .max(500)
  .superRefine((password, check) => {
    const weakness = weaknessOf(password);
    if (weakness) check.addIssue({ code: "custom", message: weakness });
  });

export const staffPerson = z
  .object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    lastSeen: z.string().nullable(),
    isShopOwner: z.boolean().describe("The account behind ADMIN_PASSWORD"),
    canSignIn: z.boolean().describe("Has a password or a passkey"),
    twoSteps: z.boolean().describe("Signs in with an authenticator app too"),
    passkeys: z.number().int(),
    inviteExpires: z.string().nullable().describe("Until when an invitation that was not used yet lives"),
  })
  .meta({ id: "StaffPerson" });
export type StaffPerson = z.output<typeof staffPerson>;
const withInvitation = staffPerson.extend({ inviteUrl: z.string().optional() });

const form = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.string().trim().max(200).pipe(z.email()),
  role: z.enum(ROLES),
  password: newPassword.optional(),
});

export const listStaff = endpoint({
  method: "GET",
  path,
  summary: "The people who work in the back office",
  query: z.object(paging),
  reply: z.array(staffPerson),
});
export const createStaff = endpoint({
  method: "POST",
  path,
  summary: "A new person; without a password they are invited by a link that lives 48 hours",
  body: form,
  reply: withInvitation,
  status: 201,
});
export const updateStaff = endpoint({
  method: "PUT",
  path: `${path}/{id}`,
  summary: "Any part of it; another role counts at once, another password ends the person's sessions",
  params,
  body: sentBack(form.partial(), staffPerson, ["inviteUrl"]),
  reply: staffPerson,
});
export const deleteStaff = endpoint({
  method: "DELETE",
  path: `${path}/{id}`,
  summary: "Ends an account and its sessions at once",
  params,
  reply: z.null(),
  status: 204,
});
export const inviteStaff = endpoint({
  method: "POST",
  path: `${path}/{id}/invite`,
  summary: "Another invitation; the one before ends",
  params,
  reply: withInvitation,
});

const invitation = "/api/admin/invitation";
const token = z.string().max(100);
export const readInvitation = endpoint({
  method: "POST",
  path: invitation,
  summary: "Whose invitation this is",
  open: true,
  body: z.object({ token }),
  reply: z.object({ name: z.string(), email: z.string(), role: z.enum(ROLES), language: languageShape }),
});
export const acceptInvitation = endpoint({
  method: "POST",
  path: `${invitation}/accept`,
  summary: "Chooses a password with an invitation and signs in",
  open: true,
  body: z.object({ token, password: newPassword }),
  reply: z.null(),
  status: 204,
});
