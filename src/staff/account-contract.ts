import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { languageShape } from "../platform/language-shape.ts";
import { newPassword, staffPerson } from "./staff-contract.ts";

const path = "/api/admin/account";
/** Asked for where one signed in a while ago. */
export const freshPassword = z.object({ currentPassword: z.string().max(500).optional() }).optional();
const code = z.string().trim().max(40);

export const account = staffPerson
  .extend({ language: languageShape, recoveryCodes: z.number().int(), ownersPassword: z.boolean() })
  .meta({ id: "Account" });
export type Account = z.output<typeof account>;

export const readAccount = endpoint({ method: "GET", path, summary: "One's own account", reply: account });
export const updateAccount = endpoint({
  method: "PUT",
  path,
  summary: "One's own name, language and password; another password needs the one before and ends the other sessions",
  body: z.object({
    name: z.string().trim().min(1).max(80).optional(),
    language: languageShape.optional(),
    password: newPassword.optional(),
    currentPassword: z.string().max(500).optional(),
  }),
  reply: account,
});
export const beginTotp = endpoint({
  method: "POST",
  path: `${path}/totp`,
  summary: "A secret for an authenticator app; in force once a code of it is confirmed",
  body: freshPassword,
  reply: z.object({ secret: z.string(), uri: z.string(), qr: z.string().describe("The address as a picture, an SVG") }),
});
export const confirmTotp = endpoint({
  method: "PUT",
  path: `${path}/totp`,
  summary: "The first code: from now on signing in asks for one. Recovery codes are shown this once",
  body: z.object({ code }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
});
export const endTotp = endpoint({
  method: "DELETE",
  path: `${path}/totp`,
  summary: "Signing in asks for no code any more; needs one's password, where there is one",
  body: freshPassword,
  reply: z.null(),
  status: 204,
});
export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: `${path}/recovery-codes`,
  summary: "Ten new recovery codes; those before end",
  body: freshPassword,
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
});
export const setOwnersPassword = endpoint({
  method: "PUT",
  path: `${path}/owner-password`,
  summary: "Whether the owner's password alone opens the back office; closing it needs a passkey",
  body: z.object({ enabled: z.boolean() }),
  reply: account,
});

const sessions = "/api/admin/sessions";
export const staffSession = z
  .object({
    id: z.string(),
    staffId: z.number().int(),
    name: z.string(),
    device: z.string(),
    createdAt: z.string(),
    lastSeen: z.string(),
    current: z.boolean(),
  })
  .meta({ id: "StaffSession" });
export type StaffSession = z.output<typeof staffSession>;
export const listSessions = endpoint({
  method: "GET",
  path: sessions,
  summary: "Live sessions: everybody's for an owner, one's own otherwise",
  reply: z.array(staffSession),
});
export const endSession = endpoint({
  method: "DELETE",
  path: `${sessions}/{id}`,
  summary: "Signs that browser out",
  params: z.object({ id: z.string().max(64) }),
  reply: z.null(),
  status: 204,
});
