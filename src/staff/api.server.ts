import { serve } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { closeEverySession, closeSession, readSession } from "./session.server.ts";
import { signIn } from "./sign-in.server.ts";

export const staffApi = [
  serve(contract.signIn, (ctx, { body, raw }) => signIn(ctx, raw, body)),
  serve(contract.whoAmI, async (ctx, { raw }) => ({ authenticated: await readSession(ctx, raw) })),
  serve(contract.signOut, async (ctx, { query, raw }) => {
    if (query.everywhere && (await readSession(ctx, raw))) await closeEverySession(ctx);
    await closeSession(ctx, raw);
    return null;
  }),
];
