import { serve } from "../platform/http/serve.server.ts";
import * as contract from "./passkeys-contract.ts";
import * as passkeys from "./passkeys.server.ts";

export const passkeysApi = [
  serve(contract.passkeyRegistrationOptions, (ctx) => passkeys.registrationOptions(ctx)),
  serve(contract.registerPasskey, (ctx, { body }) => passkeys.registerPasskey(ctx, body)),
  serve(contract.passkeyOptions, (ctx) => passkeys.authenticationOptions(ctx)),
  serve(contract.verifyPasskey, (ctx, { body, raw }) => passkeys.verifyPasskey(ctx, raw, body)),
  serve(contract.listPasskeys, (ctx) => passkeys.listPasskeys(ctx)),
  serve(contract.deletePasskey, (ctx, { params }) => passkeys.deletePasskey(ctx, params.id)),
];
