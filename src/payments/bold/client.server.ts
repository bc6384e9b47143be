import { z } from "zod";
import type { BoldAmount, MethodLimit } from "../rules/bold-amount.ts";
import type { BoldCtx } from "./bold.server.ts";

/** Bold is down, slow or answers what nobody can read. The shopper hears the specification's sentence. */
export class BoldTrouble extends Error {
  readonly status?: number;
  constructor(message: string, status?: number) {
    super(message);
    this.name = "BoldTrouble";
    this.status = status;
  }
}

type BoldAccess = Pick<BoldCtx, "bold">;

export type LinkRequest = {
  amount_type: "CLOSE";
  amount: BoldAmount;
  reference: string;
  description: string;
  expiration_date: number;
  callback_url?: string;
  payment_methods?: string[];
  image_url?: string;
};

const created = z.object({ payload: z.object({ payment_link: z.string().min(1), url: z.url({ protocol: /^https?$/ }) }) });
const linkState = z.object({
  id: z.string(),
  total: z.number(),
  status: z.string(),
  currency: z.string().nullish(),
  reference: z.string().nullish(),
  transaction_id: z.string().nullish(),
  payment_method: z.string().nullish(),
  is_sandbox: z.boolean().nullish(),
});
const methods = z.object({
  payload: z.object({ payment_methods: z.record(z.string(), z.object({ min: z.number(), max: z.number() })) }),
});
export type LinkState = z.output<typeof linkState>;

async function ask<T>({ bold }: BoldAccess, path: string, shape: z.ZodType<T>, init: RequestInit = {}): Promise<T> {
  let text = "";
  let status: number | undefined;
  try {
    const response = await bold.fetch(`${bold.baseUrl}${path}`, {
      ...init,
      headers: { authorization: `x-api-key ${bold.apiKey}`, "content-type": "application/json", accept: "application/json" },
      signal: AbortSignal.timeout(bold.timeoutMs),
      redirect: "error",
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw new BoldTrouble(`no answer: ${(error as Error).message}`);
  }
  if (status !== 200) throw new BoldTrouble(`answered ${status}`, status);
  const read = shape.safeParse(parse(text));
  if (!read.success) throw new BoldTrouble("answered something else", status);
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function createLink(ctx: BoldCtx, request: LinkRequest): Promise<{ id: string; url: string }> {
  const body = JSON.stringify(request);
  const { payload } = await ask(ctx, "/online/link/v1", created, { method: "POST", body });
  // The address is used word for word: Bold has changed its form before.
  return { id: payload.payment_link, url: payload.url };
}

/** A flat object, or the same inside `payload`: both have been seen. */
export const readLink = (ctx: BoldCtx, id: string): Promise<LinkState> =>
  ask(
    ctx,
    `/online/link/v1/${encodeURIComponent(id)}`,
    z.union([linkState, z.object({ payload: linkState }).transform(({ payload }) => payload)]),
  );

export async function readMethods(ctx: BoldAccess): Promise<MethodLimit[]> {
  const { payload } = await ask(ctx, "/online/link/v1/payment_methods", methods);
  return Object.entries(payload.payment_methods).map(([method, { min, max }]) => ({ method, min, max }));
}
