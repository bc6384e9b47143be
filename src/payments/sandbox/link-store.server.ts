import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/ctx.server.ts";
import type { BoldLinkRequest } from "../gateways/bold-client.server.ts";

/** The sandbox keeps its links in the database: several copies and a restart show the same bank. */
export type SandboxLink = {
  id: string;
  request: BoldLinkRequest;
  status: "ACTIVE" | "PROCESSING" | "PAID" | "REJECTED" | "CANCELLED" | "EXPIRED";
  payment_method: string | null;
  transaction_id: string | null;
  created_at: string;
};

const letters = (size: number): string =>
  Array.from(randomBytes(size), (byte) => "ABCDEFGHJKMNPQRSTUVWXYZ0123456789"[byte % 33]).join("");

export async function addLink(ctx: Ctx, request: BoldLinkRequest): Promise<string> {
  const id = `LNK_${letters(14)}`;
  await ctx.db.execute(sql`insert into bold_sandbox_links (id, request) values (${id}, ${JSON.stringify(request)}::jsonb)`);
  return id;
}

export async function getLink(ctx: Ctx, id: string): Promise<SandboxLink | undefined> {
  const { rows } = await ctx.db.execute<SandboxLink>(sql`select * from bold_sandbox_links where id = ${id}`);
  const [link] = rows;
  const over = link && link.request.expiration_date && ctx.now().getTime() > link.request.expiration_date / 1e6;
  return link && over && link.status === "ACTIVE" ? { ...link, status: "EXPIRED" } : link;
}

/** A paid link stays paid: only one answer of the bank counts. */
export async function moveLink(ctx: Ctx, id: string, status: SandboxLink["status"], method: string): Promise<string | undefined> {
  const transaction = `T${letters(10)}`;
  const { rows } = await ctx.db.execute<{ transaction_id: string }>(sql`
    update bold_sandbox_links set status = ${status}, payment_method = ${method}, transaction_id = ${transaction}
    where id = ${id} and status <> 'PAID' returning transaction_id`);
  return rows[0]?.transaction_id;
}

export async function linksOf(ctx: Ctx, reference: string): Promise<SandboxLink[]> {
  const { rows } = await ctx.db.execute<SandboxLink>(sql`
    select * from bold_sandbox_links where request ->> 'reference' = ${reference} or transaction_id = ${reference} limit 10`);
  return rows;
}
