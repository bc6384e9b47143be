import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { STEPS } from "./rules/steps.ts";

const path = "/api/admin/first-steps";

export const firstSteps = z
  .object({
    isOpen: z.boolean().describe("Whether visitors see the shop"),
    isDemo: z.boolean().describe("Whether it is filled with the demo, which can be deleted"),
    canOpen: z.boolean(),
    shopName: z.string(),
    steps: z.array(z.object({ id: z.enum(STEPS), isDone: z.boolean(), detail: z.string() })),
  })
  .meta({ id: "FirstSteps" });
export type FirstSteps = z.output<typeof firstSteps>;

export const readFirstSteps = endpoint({
  method: "GET",
  path,
  summary: "What is done on the way to an open shop, from its data",
  reply: firstSteps,
});
export const textsRead = endpoint({
  method: "POST",
  path: `${path}/texts-read`,
  summary: "The legal texts were read by whoever answers for them",
  reply: firstSteps,
});
export const openShopDoors = endpoint({
  method: "POST",
  path: `${path}/open`,
  summary: "Opens the shop to visitors",
  reply: firstSteps,
});
export const emptyDemo = endpoint({
  method: "POST",
  path: `${path}/empty-demo`,
  summary: "Deletes everything of the demo, so that the owner's own shop can begin; people stay",
  body: z.object({ shopName: z.string().max(200).describe("The demo's name, typed by hand: this cannot be undone") }),
  reply: firstSteps,
});
