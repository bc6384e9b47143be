import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { freshPassword } from "./account-contract.ts";
import { onlyReading } from "../platform/request-shape.ts";

const path = "/api/admin/passkeys";
const encoded = z.string().max(20_000);

export const passkey = z
  .object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsed: z.string().nullable() })
  .meta({ id: "Passkey" });
export type Passkey = z.output<typeof passkey>;

/** WebAuthn's own JSON, which only the browser and the library read. */
const options: z.ZodType<{ challenge: string }> = z.looseObject({ challenge: z.string() });
const toRegister = options as z.ZodType<PublicKeyCredentialCreationOptionsJSON>;
const toSign = options as z.ZodType<PublicKeyCredentialRequestOptionsJSON>;
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal("public-key"),
  clientExtensionResults: onlyReading(z.object({})),
};
const registration = onlyReading(
  z.object({
    ...credential,
    response: onlyReading(
      z.object({
        clientDataJSON: encoded,
        attestationObject: encoded,
        transports: z.array(z.string().max(40)).max(10).optional(),
      }),
    ),
  }),
);
const authentication = onlyReading(
  z.object({
    ...credential,
    response: onlyReading(
      z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded, userHandle: encoded.optional() }),
    ),
  }),
);

export const passkeyRegistrationOptions = endpoint({
  method: "POST",
  path: `${path}/register/options`,
  summary: "What the browser is asked to make a passkey for",
  body: freshPassword,
  reply: toRegister,
});
export const registerPasskey = endpoint({
  method: "POST",
  path: `${path}/register`,
  summary: "Keeps the passkey the browser made, for one's own account",
  body: z.object({ response: registration, name: z.string().trim().max(60).optional() }),
  reply: passkey,
  status: 201,
});
export const passkeyOptions = endpoint({
  method: "POST",
  path: `${path}/options`,
  summary: "What the browser is asked to sign to sign in",
  open: true,
  reply: toSign,
});
export const verifyPasskey = endpoint({
  method: "POST",
  path: `${path}/verify`,
  summary: "Signs in with a passkey",
  open: true,
  body: z.object({ response: authentication }),
  reply: z.null(),
  status: 204,
});
export const listPasskeys = endpoint({ method: "GET", path, summary: "One's own passkeys", reply: z.array(passkey) });
export const deletePasskey = endpoint({
  method: "DELETE",
  path: `${path}/{id}`,
  summary: "Ends one of one's own passkeys",
  params: z.object({ id: z.string().max(1000) }),
  reply: z.null(),
  status: 204,
});
