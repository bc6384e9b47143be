import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { MAILBOX } from "../platform/mailbox.ts";
import { pathId } from "../platform/row-id.ts";

const EMAIL = "Revisa el correo: debe verse como nombre@correo.co";

export const askForStock = endpoint({
  method: "POST",
  path: "/api/rugs/{id}/stock-requests",
  summary: "Ask for a letter when a sold-out size is back; the mailbox is asked first",
  params: z.object({ id: pathId }),
  body: z.object({
    size: z.string("Elige una medida").trim().min(1, "Elige una medida").max(40),
    email: z.string(EMAIL).trim().max(254, EMAIL).regex(MAILBOX, EMAIL),
  }),
  reply: z.object({ success: z.literal(true) }),
  status: 202,
});

export const stockRequest = z
  .object({
    rug: z.object({ id: z.number().int(), name: z.string(), thumbnail: z.string() }),
    size: z.string(),
    confirmed: z.boolean(),
    told: z.boolean().describe("The letter has been written"),
  })
  .meta({ id: "StockRequest" });
export type StockRequest = z.output<typeof stockRequest>;

const token = z.object({ token: z.string().max(100) });
export const confirmStockRequest = endpoint({
  method: "POST",
  path: "/api/stock-requests/{token}/confirm",
  summary: "Yes, write to this mailbox",
  params: token,
  reply: stockRequest,
});
export const cancelStockRequest = endpoint({
  method: "DELETE",
  path: "/api/stock-requests/{token}",
  summary: "No letter, and the address is forgotten",
  params: token,
  reply: z.object({ success: z.literal(true) }),
});
