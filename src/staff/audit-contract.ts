import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { paging } from "../platform/paging.ts";

export const auditEntry = z
  .object({
    id: z.number().int(),
    at: z.string(),
    session: z.string(),
    person: z.string().describe("Who it was, by the name of then"),
    device: z.string(),
    action: z.string(),
    subject: z.string(),
    subject_id: z.string(),
    label: z.string(),
    changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = endpoint({
  method: "GET",
  path: "/api/admin/audit",
  summary: "Who changed what and when, newest first",
  query: z.object({
    search: z.string().max(200).optional(),
    subject: z.string().max(40).optional(),
    ...paging,
  }),
  reply: z.array(auditEntry),
});
