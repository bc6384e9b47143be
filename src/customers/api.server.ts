import { paged } from "../platform/http/paging.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { customerFile } from "./customer-file.server.ts";
import { eraseCustomer } from "./erase-customer.server.ts";
import { listCustomers } from "./list-customers.server.ts";
import { mergeCustomer, saveCustomer } from "./save-customer.server.ts";

export const customersApi = [
  serve(contract.listCustomers, async (ctx, { query, url }) => {
    const { rows, total } = await listCustomers(ctx, query);
    return paged(rows, total, query, url);
  }),
  serve(contract.getCustomer, (ctx, { params }) => customerFile(ctx, params.id)),
  serve(contract.exportCustomer, async (ctx, { params }) => {
    const file = await customerFile(ctx, params.id);
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="customer-${file.id}.json"`,
      "cache-control": "no-store",
    };
    return new Response(JSON.stringify(file, null, 2), { headers });
  }),
  serve(contract.saveCustomer, async (ctx, { params, body }) => {
    await saveCustomer(ctx, params.id, body);
    return customerFile(ctx, params.id);
  }),
  serve(contract.mergeCustomer, async (ctx, { params, body }) => {
    await mergeCustomer(ctx, params.id, body.other);
    return customerFile(ctx, params.id);
  }),
  serve(contract.eraseCustomer, async (ctx, { params }) => {
    const { id, erasedAt, protocol } = await eraseCustomer(ctx, params.id);
    return { success: true as const, id, erased_at: erasedAt.toISOString(), protocol };
  }),
];
