import { paged } from "../platform/http/paging.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as accountContract from "./account-contract.ts";
import * as account from "./account.server.ts";
import { acceptInvitation, addStaff, inviteStaff, readInvitation, type SendInvitation } from "./invitation.server.ts";
import { listStaff } from "./list-staff.server.ts";
import { deleteStaff, updateStaff } from "./save-staff.server.ts";
import { endSession, listSessions } from "./sessions.server.ts";
import * as contract from "./staff-contract.ts";

/** Accounts of people; the letter that invites them is another room's. */
export const peopleApi = (sendInvitation: SendInvitation) => [
  serve(contract.listStaff, async (ctx, { query, url }) => {
    const { people, total } = await listStaff(ctx, query);
    return paged(people, total, query, url);
  }),
  serve(contract.createStaff, (ctx, { body }) => addStaff(ctx, body, sendInvitation)),
  serve(contract.updateStaff, (ctx, { params, body }) => updateStaff(ctx, params.id, body)),
  serve(contract.deleteStaff, (ctx, { params }) => deleteStaff(ctx, params)),
  serve(contract.inviteStaff, (ctx, { params }) => inviteStaff(ctx, params.id, sendInvitation)),
  serve(contract.readInvitation, async (ctx, { body }) => {
    const { name, email, role, language } = await readInvitation(ctx, body.token);
    return { name, email, role, language };
  }),
  serve(contract.acceptInvitation, (ctx, { body, raw }) => acceptInvitation(ctx, raw, body)),
  serve(accountContract.readAccount, (ctx) => account.readAccount(ctx)),
  serve(accountContract.updateAccount, (ctx, { body, raw }) => account.updateAccount(ctx, raw, body)),
  serve(accountContract.beginTotp, (ctx, { body, raw }) => account.beginTotp(ctx, raw, body?.currentPassword)),
  serve(accountContract.confirmTotp, (ctx, { body }) => account.confirmTotp(ctx, body.code)),
  serve(accountContract.endTotp, (ctx, { body, raw }) => account.endTotp(ctx, raw, body?.currentPassword)),
  serve(accountContract.renewRecoveryCodes, (ctx, { body, raw }) => account.renewRecoveryCodes(ctx, raw, body?.currentPassword)),
  serve(accountContract.setOwnersPassword, (ctx, { body }) => account.changeOwnersPassword(ctx, body.enabled)),
  serve(accountContract.listSessions, (ctx) => listSessions(ctx)),
  serve(accountContract.endSession, (ctx, { params }) => endSession(ctx, params.id)),
];
