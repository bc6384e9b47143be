import { serve } from "../platform/http/serve.server.ts";
import { checkFresh } from "./check-fresh.server.ts";
import * as contract from "./passkeys-contract.ts";
import * as passkeys from "./passkeys.server.ts";

export const passkeysApi = [
  serve(contract.passkeyRegistrationOptions, async (ctx, { body, raw }) => {
    await checkFresh(ctx, raw, body?.currentPassword);
    return passkeys.registrationOptions(ctx);
  }),
  serve(contract.registerPasskey, (ctx, { body }) => passkeys.registerPasskey(ctx, body)),
  serve(contract.passkeyOptions, (ctx) => passkeys.authenticationOptions(ctx)),
  serve(contract.verifyPasskey, (ctx, { body, raw }) => passkeys.verifyPasskey(ctx, raw, body)),
  serve(contract.listPasskeys, (ctx) => passkeys.listPasskeys(ctx)),
  serve(contract.deletePasskey, (ctx, { params }) => passkeys.deletePasskey(ctx, params.id)),
];
