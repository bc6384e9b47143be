import { paged } from "../platform/http/paging.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { deleteMessage, updateMessage } from "./change-message.server.ts";
import * as contract from "./contract.ts";
import { listMessages } from "./list-messages.server.ts";
import { presentMessage } from "./present.server.ts";
import { sendMessage } from "./send-message.server.ts";

export const messagesApi = [
  serve(contract.sendMessage, async (ctx, { body }) => {
    const { number, createdAt } = await sendMessage(ctx, body);
    return { success: true as const, number, created_at: createdAt.toISOString() };
  }),
  serve(contract.listMessages, async (ctx, { query, raw }) => {
    const { rows, total } = await listMessages(ctx, query);
    return paged(rows.map(presentMessage), total, query, raw.req.url);
  }),
  serve(contract.updateMessage, async (ctx, { params, body }) =>
    presentMessage(await updateMessage(ctx, { ...params, ...body })),
  ),
  serve(contract.deleteMessage, (ctx, { params }) => deleteMessage(ctx, params)),
];
