import type { Ctx } from "../../platform/ctx.server.ts";
import type { OnlineMethod } from "../../payment-methods.ts";
import type { Cents } from "../../platform/money.ts";

/** Who takes the money of an order's payment method. Cash on delivery is a way without a gateway. */
export type PaymentGateway = {
  /** Payments are played and no money moves. */
  readonly isSandbox: boolean;
  /** A payment made in the gateway's test mode counts. */
  readonly takesTestPayments: boolean;
  readonly words: GatewayWords;
  readonly connection: Connection;
  /** What the gateway said last of its limits, and when. */
  lastLimits?: { at: number; limits: MethodLimit[] };
  createLink(request: LinkRequest): Promise<{ id: string; url: string }>;
  readLink(id: string): Promise<LinkState>;
  /** The methods with their limits; also tells whether the gateway answers and takes the key. */
  readLimits(): Promise<MethodLimit[]>;
  /** What a notification says, or why it is not believed. */
  readNotification(ctx: Ctx, body: Uint8Array, header: (name: string) => string | undefined): Promise<Notification>;
};

/** How a gateway is reached over HTTP. */
export type Connection = {
  apiKey: string;
  baseUrl: string;
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  timeoutMs: number;
};

export type LinkRequest = {
  /** The IVA inside the total, in percent. */
  ivaPercent: number;
  total: Cents;
  reference: string;
  description: string;
  expiresAt: Date;
  returnTo: URL;
  methods?: string[];
};

/** `status`: ACTIVE, PROCESSING, PAID, REJECTED, CANCELLED or EXPIRED. */
export type LinkState = {
  id: string;
  status: string;
  pesos: number;
  currency?: string | null;
  reference?: string | null;
  paymentId?: string | null;
  method?: string | null;
  isTest: boolean;
};

/** Pesos per payment method. */
export type MethodLimit = { method: string; min: number; max: number };

/** `event` is kept as it came, without card and payer. */
export type Notification = { id: string; type: string; paymentId: string; reference: string | null; event: object };

export type GatewayWords = {
  /** The least anybody can pay by it, in pesos, whatever its methods say. */
  smallest: number;
  noLink: string;
  tooLittle: (min: number, codEnabled: boolean) => string;
  tooMuch: (max: number, codEnabled: boolean) => string;
};

/** The gateway is down, slow or answers what nobody can read. The shopper hears the specification's sentence. */
export class GatewayTrouble extends Error {
  readonly status?: number;
  constructor(message: string, status?: number) {
    super(message);
    this.name = "GatewayTrouble";
    this.status = status;
  }
}

/** Bold is always there, at least as its sandbox; another only with its keys. */
export type Gateways = { Bold: PaymentGateway } & Partial<Record<OnlineMethod, PaymentGateway>>;
export type GatewayCtx = Ctx & { gateways: Gateways };

/** The gateway of an order's payment method, or of a link; undefined where money does not come through one. */
export const gatewayOf = ({ gateways }: Pick<GatewayCtx, "gateways">, method: string): PaymentGateway | undefined =>
  Object.hasOwn(gateways, method) ? gateways[method as OnlineMethod] : undefined;
