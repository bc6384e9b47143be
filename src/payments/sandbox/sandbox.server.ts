import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { SANDBOX_KEY } from "../gateways/bold-sandbox.server.ts";
import type { GatewayCtx } from "../gateways/gateway.server.ts";
import type { BoldLinkRequest } from "../gateways/bold-client.server.ts";
import { linkForm, playForm, SANDBOX_LIMITS } from "./link-form.server.ts";
import { addLink, getLink, linksOf } from "./link-store.server.ts";
import { eventOf } from "./notify.server.ts";
import { lostPage, payPage } from "./pay-page.ts";
import { play } from "./play.server.ts";

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action *; base-uri 'none'; frame-ancestors 'none'";

const asked = (c: Context): Response | undefined => {
  const header = c.req.header("authorization");
  if (!header) return c.json({ message: "Unauthorized" }, 401);
  if (!header.startsWith("x-api-key "))
    return c.json({ message: "Invalid key=value pair (missing equal-sign) in Authorization header" }, 403);
  if (header.slice("x-api-key ".length) === SANDBOX_KEY) return undefined;
  return c.json(
    { Message: "User is not authorized to access this resource with an explicit deny in an identity-based policy" },
    403,
  );
};

const html = (c: Context, text: string, status: 200 | 400 | 404 = 200) =>
  c.html(text, status, { "content-security-policy": PAGE_POLICY, "cache-control": "no-store", "x-robots-tag": "noindex" });

/** Bold's protocol over the sandbox's own links. Where real keys are set this bank does not open. */
export function createSandbox(ctx: GatewayCtx): Hono {
  if (ctx.env.BOLD_API_KEY) throw new Error("The Bold sandbox does not run beside real keys: unset BOLD_API_KEY to use it.");
  const bank = new Hono();
  // The owner may have entered real keys since.
  bank.use((c, next) => (ctx.gateways.Bold.isSandbox ? next() : Promise.resolve(c.notFound())));
  bank.use(bodyLimit({ maxSize: 64 * 1024 }));

  bank.use("/online/*", async (c, next) => asked(c) ?? next());
  bank.use("/payments/*", async (c, next) => asked(c) ?? next());
  bank.get("/online/link/v1/payment_methods", (c) => c.json({ payload: { payment_methods: SANDBOX_LIMITS }, errors: [] }));
  bank.post("/online/link/v1", async (c) => {
    const read = linkForm.safeParse(await c.req.json().catch(() => undefined));
    if (!read.success) {
      const errors = read.error.issues.map(({ path, message }) => ({
        code: "LINK001",
        message: `${path.join(".")}: ${message}`,
      }));
      return c.json({ payload: {}, errors }, 400);
    }
    const id = await addLink(ctx, read.data as BoldLinkRequest);
    // Where the shopper's browser already is: the shop tells it by the address to come back to.
    const origin = new URL(read.data.callback_url ?? c.req.url).origin;
    return c.json({ payload: { payment_link: id, url: `${origin}/bold-sandbox/pay/${id}` }, errors: [] });
  });
  bank.get("/online/link/v1/:id", async (c) => {
    const link = await getLink(ctx, c.req.param("id"));
    if (!link) return c.json({ payload: {}, errors: [{ code: "LINK404", message: "payment link not found" }] }, 404);
    const { amount, reference, description, expiration_date, callback_url } = link.request;
    const tax = amount.taxes.reduce((sum, { value }) => sum + value, 0);
    return c.json({
      id: link.id,
      total: amount.total_amount,
      status: link.status,
      expiration_date: expiration_date ?? null,
      description,
      currency: "COP",
      api_version: 1,
      subtotal: amount.total_amount - amount.tip_amount - tax,
      tip_amount: amount.tip_amount,
      taxes: amount.taxes,
      creation_date: new Date(link.created_at).getTime() * 1e6,
      payment_method: link.payment_method,
      transaction_id: link.status === "PAID" ? link.transaction_id : null,
      amount_type: "CLOSE",
      is_sandbox: true,
      callback_url: callback_url ?? null,
      reference,
    });
  });
  bank.get("/payments/webhook/notifications/:id", async (c) => {
    const links = await linksOf(ctx, c.req.param("id"));
    const told = links.filter(({ status }) => status === "PAID" || status === "REJECTED");
    const notifications = told.map((link) =>
      eventOf(link, link.status === "PAID" ? "SALE_APPROVED" : "SALE_REJECTED", link.transaction_id!, ctx.now()),
    );
    return c.json({ notifications });
  });

  bank.get("/pay/:id", async (c) => {
    const link = await getLink(ctx, c.req.param("id"));
    return link ? html(c, payPage(link)) : html(c, lostPage(), 404);
  });
  bank.post("/pay/:id", async (c) => {
    const read = playForm.safeParse(await c.req.parseBody().catch(() => undefined));
    if (!read.success) return html(c, lostPage(), 400);
    const script = read.data;
    const link = await play(ctx, c.req.param("id"), script);
    if (!link) return html(c, lostPage(), 404);
    if (!link.request.callback_url) return html(c, payPage(link));
    const state = { approve: "approved", reject: "rejected", processing: "processing", leave: "failed", void: "failed" };
    const home = new URL(link.request.callback_url);
    home.searchParams.set("bold-order-id", link.request.reference);
    home.searchParams.set("bold-tx-status", state[script.outcome]);
    return c.redirect(home.href, 303);
  });
  /** For tests: any outcome, with a late, repeated, silent or false notification. */
  bank.post("/script/:id", async (c) => {
    const read = playForm.safeParse(await c.req.json().catch(() => undefined));
    if (!read.success) return c.json({ error: read.error.issues[0]?.message }, 400);
    const link = await play(ctx, c.req.param("id"), read.data);
    return link ? c.json({ id: link.id, status: link.status, transaction_id: link.transaction_id }) : c.notFound();
  });
  return bank;
}
