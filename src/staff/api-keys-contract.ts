import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { paging } from "../platform/paging.ts";
import { pathId } from "../platform/row-id.ts";
import { SCOPE_NAMES } from "./rules/api-scopes.ts";

const path = "/api/admin/api-keys";
const scopes = z.array(z.enum(SCOPE_NAMES)).min(1).max(SCOPE_NAMES.length);

export const apiKey = z
  .object({
    id: z.number().int(),
    name: z.string(),
    scopes: z.array(z.string()),
    prefix: z.string().describe("How the key begins, to know it again"),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
  })
  .meta({ id: "ApiKey" });
export type ApiKey = z.output<typeof apiKey>;

export const listApiKeys = endpoint({
  method: "GET",
  path,
  summary: "Keys for the owner's own programs",
  query: z.object(paging),
  reply: z.array(apiKey),
});
export const createApiKey = endpoint({
  method: "POST",
  path,
  summary: "A new key; its text is shown this once",
  body: z.object({ name: z.string().trim().min(1).max(80), scopes }),
  reply: apiKey.extend({ key: z.string() }),
  status: 201,
});
export const deleteApiKey = endpoint({
  method: "DELETE",
  path: `${path}/{id}`,
  summary: "Ends a key at once",
  params: z.object({ id: pathId }),
  reply: z.null(),
  status: 204,
});
