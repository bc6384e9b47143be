import { z } from "zod";
import { staffOrder } from "../orders/admin-contract.ts";
import { endpoint } from "../platform/endpoint.ts";
import { ifGiven, paging } from "../platform/paging.ts";
import { sentBack } from "../platform/request-shape.ts";

const instant = z.string().describe("ISO 8601");
const counted = z.number().int();

export const customer = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    tags: z.array(z.string()),
    notes: z.string(),
    order_count: counted,
    value: counted.describe("Integer cents paid and not refunded"),
    visit_count: counted,
    message_count: counted,
    review_count: counted,
    first_seen: instant,
    last_seen: instant,
  })
  .meta({ id: "Customer" });
export type Customer = z.output<typeof customer>;

export const customerFile = customer
  .extend({
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    orders: z.array(staffOrder),
    visits: z.array(
      z.object({
        id: counted,
        date: z.string(),
        time: z.string(),
        status: z.string(),
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        notes: z.string(),
        rugs: z.array(z.unknown()),
        created_at: instant,
      }),
    ),
    messages: z.array(
      z.object({
        id: counted,
        number: z.string(),
        subject: z.string(),
        message: z.string(),
        status: z.string(),
        staff_note: z.string(),
        created_at: instant,
      }),
    ),
    reviews: z.array(
      z.object({
        id: counted,
        carpet_id: counted.nullable(),
        carpet_name: z.string().nullable(),
        rating: counted,
        comment: z.string(),
        created_at: instant,
      }),
    ),
    stock_requests: z
      .array(
        z.object({ carpet_id: counted, carpet_name: z.string(), size: z.string(), confirmed: z.boolean(), created_at: instant }),
      )
      .describe("Sold-out sizes they wait for"),
    consents: z.array(
      z.object({
        order_number: z.string(),
        consents: z.record(z.string(), z.union([z.boolean(), z.string()])),
        created_at: instant,
      }),
    ),
    addresses: z.array(z.object({ address: z.string(), city: z.string(), state: z.string(), zip_code: z.string().nullable() })),
  })
  .meta({ id: "CustomerFile" });
export type CustomerFile = z.output<typeof customerFile>;

export const protocolLine = z.object({
  what: z.string(),
  count: counted,
  done: z.enum(["anonymised", "erased", "none"]),
  why: z.string(),
});
export type ProtocolLine = z.output<typeof protocolLine>;

const path = "/api/admin/customers";
/** Whatever is no id names nobody: the verb says so. */
const params = z.object({ id: z.string().max(200) });

export const customerQuery = z.object({ search: z.string().max(200).optional(), tag: ifGiven(z.string().max(60)), ...paging });
export type CustomerQuery = z.output<typeof customerQuery>;

export const listCustomers = endpoint({
  method: "GET",
  path,
  summary: "People who ordered, booked, wrote or reviewed; who was last heard of first",
  query: customerQuery,
  reply: z.array(customer),
});
export const getCustomer = endpoint({
  method: "GET",
  path: `${path}/{id}`,
  summary: "Everything the shop knows of one person",
  params,
  reply: customerFile,
});
export const exportCustomer = endpoint({
  method: "GET",
  path: `${path}/{id}/export`,
  summary: "The same as a file to hand over",
  params,
  reply: customerFile,
});

const tag = z.string().trim().min(1).max(60);
export const customerForm = z.object({
  notes: z.string().trim().max(5000).optional(),
  tags: z
    .array(tag)
    .max(30)
    .transform((tags) => [...new Set(tags)])
    .optional(),
});
export type CustomerForm = z.output<typeof customerForm>;

export const saveCustomer = endpoint({
  method: "PUT",
  path: `${path}/{id}`,
  summary: "Notes and tags of staff's own",
  params,
  body: sentBack(customerForm, customerFile),
  reply: customerFile,
});
export const mergeCustomer = endpoint({
  method: "POST",
  path: `${path}/{id}/merge`,
  summary: "Make another record part of this one: the same person",
  params,
  body: z.object({ other: z.string().max(200) }),
  reply: customerFile,
});
export const eraseCustomer = endpoint({
  method: "DELETE",
  path: `${path}/{id}`,
  summary: "Erase a person; what the law wants kept is made anonymous. Answers with the protocol",
  params,
  reply: z.object({ success: z.literal(true), id: z.uuid(), erased_at: instant, protocol: z.array(protocolLine) }),
});
