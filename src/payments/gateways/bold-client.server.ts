import { z } from "zod";
import { parseJson } from "../../platform/parse-json.ts";
import { boldAmount, type BoldAmount, boldInstant } from "../rules/bold-amount.ts";
import { type Connection, GatewayTrouble, type LinkRequest, type LinkState, type MethodLimit } from "./gateway.server.ts";

/** Bold's own words for a link, as its API and the sandbox speak them. */
export type BoldLinkRequest = {
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

async function ask<T>(connection: Connection, path: string, shape: z.ZodType<T>, init: RequestInit = {}): Promise<T> {
  let text = "";
  let status: number | undefined;
  try {
    const response = await connection.fetch(`${connection.baseUrl}${path}`, {
      ...init,
      headers: {
        authorization: `x-api-key ${connection.apiKey}`,
        "content-type": "application/json",
        accept: "application/json",
      },
      signal: AbortSignal.timeout(connection.timeoutMs),
      redirect: "error",
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw new GatewayTrouble(`no answer: ${(error as Error).message}`);
  }
  if (status !== 200) throw new GatewayTrouble(`answered ${status}`, status);
  const read = shape.safeParse(parseJson(text));
  if (!read.success) throw new GatewayTrouble("answered something else", status);
  return read.data;
}

/** Bold wants an address to come back to over https; the sandbox on this machine takes what there is. */
const boldRequest = (
  { total, ivaPercent, reference, description, expiresAt, returnTo, methods }: LinkRequest,
  anyReturn: boolean,
) => ({
  amount_type: "CLOSE" as const,
  amount: boldAmount(total, ivaPercent),
  reference,
  description: description.slice(0, 100),
  expiration_date: boldInstant(expiresAt),
  ...(returnTo.protocol === "https:" || anyReturn ? { callback_url: returnTo.href } : {}),
  ...(methods && { payment_methods: methods }),
});

/** Bold's HTTP protocol: the real one and the sandbox speak it alike. */
export const boldClient = (connection: Connection, { anyReturn = false } = {}) => ({
  async createLink(request: LinkRequest): Promise<{ id: string; url: string }> {
    const body = JSON.stringify(boldRequest(request, anyReturn) satisfies BoldLinkRequest);
    const { payload } = await ask(connection, "/online/link/v1", created, { method: "POST", body });
    // The address is used word for word: Bold has changed its form before.
    return { id: payload.payment_link, url: payload.url };
  },
  async readLink(id: string): Promise<LinkState> {
    // A flat object, or the same inside `payload`: both have been seen.
    const shape = z.union([linkState, z.object({ payload: linkState }).transform(({ payload }) => payload)]);
    const state = await ask(connection, `/online/link/v1/${encodeURIComponent(id)}`, shape);
    return {
      id: state.id,
      status: state.status,
      pesos: state.total,
      currency: state.currency,
      reference: state.reference,
      paymentId: state.transaction_id,
      method: state.payment_method,
      isTest: state.is_sandbox === true,
    };
  },
  async readLimits(): Promise<MethodLimit[]> {
    const { payload } = await ask(connection, "/online/link/v1/payment_methods", methods);
    return Object.entries(payload.payment_methods).map(([method, { min, max }]) => ({ method, min, max }));
  },
});
