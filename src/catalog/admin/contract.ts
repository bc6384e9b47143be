import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";
import { sentBack } from "../../platform/request-shape.ts";
import { choiceOf, ifGiven, paging } from "../../platform/paging.ts";
import { WORD_FACETS, type WordFacet } from "../rules/facets.ts";
import {
  carpetChange,
  collectionChange,
  idParams,
  newCarpet,
  newCollection,
  staffCarpet,
  staffCollection,
  stockLine,
  units,
  was,
} from "./shapes.ts";

const text = z.string().max(200).optional();
const done = z.object({ success: z.literal(true) });

const COLLECTIONS = "/api/admin/collections";
export const listStaffCollections = endpoint({
  method: "GET",
  path: COLLECTIONS,
  summary: "Collections for staff, in sort order",
  query: z.object({ search: text, ...paging }),
  reply: z.array(staffCollection),
});
export const createCollection = endpoint({
  method: "POST",
  path: COLLECTIONS,
  summary: "Add a collection",
  body: sentBack(newCollection, staffCollection),
  reply: staffCollection,
  status: 201,
});
export const updateCollection = endpoint({
  method: "PUT",
  path: `${COLLECTIONS}/{id}`,
  summary: "Change any part of a collection",
  params: idParams,
  body: sentBack(collectionChange, staffCollection),
  reply: staffCollection,
});
export const deleteCollection = endpoint({
  method: "DELETE",
  path: `${COLLECTIONS}/{id}`,
  summary: "Delete a collection without carpets",
  params: idParams,
  reply: done,
});

const CARPETS = "/api/admin/carpets";
const wordParameters = Object.fromEntries(WORD_FACETS.map((facet) => [facet, text])) as Record<WordFacet, typeof text>;
export const carpetQuery = z.object({
  search: text,
  collection: text.describe("Id, name or slug"),
  collection_id: text.describe("The same, called as in a carpet"),
  ...wordParameters,
  view: choiceOf(["running-out", "sold-out", "inactive", "active", "featured", "no-price"]),
  sort: ifGiven(z.enum(["name", "scarce"])).describe("scarce: the fewest left in the most sizes first"),
  ...paging,
});
export type CarpetQuery = z.output<typeof carpetQuery>;
export const listStaffCarpets = endpoint({
  method: "GET",
  path: CARPETS,
  summary: "Carpets for staff, by name",
  query: carpetQuery,
  reply: z.array(staffCarpet),
});
export const carpetFacts = z.object({
  total: z.number().int(),
  collections: z.number().int(),
  on_sale: z.number().int(),
  running_out: z.number().int(),
  sold_out: z.number().int(),
  inactive: z.number().int(),
  no_price: z.number().int().describe("Carpets with a size that has no price and is not sold"),
  colors: z.array(z.object({ word: z.string(), carpets: z.number().int(), swatch: z.string().nullable() })),
  tags: z.array(z.object({ word: z.string(), carpets: z.number().int() })),
  vocabulary: z
    .object({
      tags: z.array(z.string()),
      colors: z.array(z.object({ name: z.string(), swatch: z.string() })),
      sizes: z.array(z.object({ name: z.string(), width: z.number(), length: z.number() })),
    })
    .describe("The owner's lists, to choose from"),
});
export type CarpetFacts = z.output<typeof carpetFacts>;
export const readCarpetFacts = endpoint({
  method: "GET",
  path: `${CARPETS}/facts`,
  summary: "How many carpets there are in each view, colour and tag",
  reply: carpetFacts,
});
export const createCarpet = endpoint({
  method: "POST",
  path: CARPETS,
  summary: "Add a carpet",
  body: sentBack(newCarpet, staffCarpet),
  reply: staffCarpet,
  status: 201,
});
export const getStaffCarpet = endpoint({
  method: "GET",
  path: `${CARPETS}/{id}`,
  summary: "One carpet for staff",
  params: idParams,
  reply: staffCarpet,
});
export const updateCarpet = endpoint({
  method: "PUT",
  path: `${CARPETS}/{id}`,
  summary: "Change any part of a carpet",
  params: idParams,
  body: sentBack(carpetChange, staffCarpet),
  reply: staffCarpet,
});
export const deleteCarpet = endpoint({
  method: "DELETE",
  path: `${CARPETS}/{id}`,
  summary: "Delete a carpet",
  params: idParams,
  reply: done,
});

export const readCarpetUses = endpoint({
  method: "GET",
  path: `${CARPETS}/{id}/uses`,
  summary: "What hangs on a carpet: its reviews, the orders with it, those not yet sent",
  params: idParams,
  reply: z.object({ reviews: z.number().int(), orders: z.number().int(), open_orders: z.number().int() }),
});

const inventoryLine = stockLine.extend({ carpet_id: z.number().int() });
export const readInventory = endpoint({
  method: "GET",
  path: "/api/admin/inventory/{id}",
  summary: "Stock of a carpet in the collection's size order",
  params: idParams,
  reply: z.array(stockLine),
});
export const setInventory = endpoint({
  method: "PUT",
  path: "/api/admin/inventory/{id}/{size}",
  summary: "Set the stock of one size; 409 when it is no longer what `was` says",
  params: idParams.extend({ size: z.string().max(60) }),
  body: sentBack(z.object({ inventory: units, was }), inventoryLine),
  reply: inventoryLine,
});
