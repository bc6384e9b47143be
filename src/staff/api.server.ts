import { serve } from "../platform/http/serve.server.ts";
import { paged } from "../platform/http/paging.server.ts";
import * as audit from "./audit-contract.ts";
import * as apiKeys from "./api-keys-contract.ts";
import { createApiKey, deleteApiKey, listApiKeys, presentApiKey } from "./api-keys.server.ts";
import { checkPassword } from "./check-password.server.ts";
import * as contract from "./contract.ts";
import { listAudit } from "./list-audit.server.ts";
import { liveEvents } from "./live-events.server.ts";
import { sessionOf } from "./session.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signOut } from "./sign-out.server.ts";

export const staffApi = [
  serve(contract.liveEvents, async (ctx, { raw }) => liveEvents(ctx, raw)),
  serve(contract.signIn, (ctx, { body, raw }) => signIn(ctx, raw, body)),
  serve(contract.checkPassword, async (ctx, { body, raw }) => {
    await checkPassword(ctx, raw, body.password);
    return null;
  }),
  serve(contract.whoAmI, async (ctx, { raw }) => {
    const live = await sessionOf(ctx, raw);
    return live ? { authenticated: true, ...live.staff, at: ctx.now().toISOString() } : { authenticated: false };
  }),
  serve(contract.signOut, async (ctx, { query, raw }) => signOut(ctx, raw, query.everywhere !== undefined)),
  serve(apiKeys.listApiKeys, async (ctx, { query, url }) => {
    const { rows, total } = await listApiKeys(ctx, query);
    return paged(rows.map(presentApiKey), total, query, url);
  }),
  serve(apiKeys.createApiKey, (ctx, { body }) => createApiKey(ctx, body)),
  serve(apiKeys.deleteApiKey, (ctx, { params }) => deleteApiKey(ctx, params)),
  serve(audit.listAudit, async (ctx, { query, url }) => {
    const { entries, total } = await listAudit(ctx, query);
    return paged(entries, total, query, url);
  }),
];
