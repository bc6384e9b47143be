import { paged } from "../platform/http/paging.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { resendDelivery } from "./deliver-webhooks.server.ts";
import { listDeliveries, listWebhooks } from "./list-webhooks.server.ts";
import { presentDelivery, presentWebhook } from "./present.server.ts";
import { createWebhook, deleteWebhook, updateWebhook } from "./save-webhook.server.ts";

export const webhooksApi = [
  serve(contract.listWebhooks, async (ctx, { query, url }) => {
    const { rows, total } = await listWebhooks(ctx, query);
    return paged(rows.map(presentWebhook), total, query, url);
  }),
  serve(contract.createWebhook, (ctx, { body }) => createWebhook(ctx, body)),
  serve(contract.updateWebhook, async (ctx, { params, body }) => presentWebhook(await updateWebhook(ctx, params.id, body))),
  serve(contract.deleteWebhook, (ctx, { params }) => deleteWebhook(ctx, params)),
  serve(contract.listDeliveries, async (ctx, { params, query, url }) => {
    const { rows, total } = await listDeliveries(ctx, params.id, query);
    return paged(rows.map(presentDelivery), total, query, url);
  }),
  serve(contract.resendDelivery, async (ctx, { params }) => presentDelivery(await resendDelivery(ctx, params))),
];
