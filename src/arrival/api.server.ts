import { serve } from "../platform/http/serve.server.ts";
import { whenArrives } from "./contract.ts";
import { arrivalOf } from "./rules/arrival.ts";

export const arrivalApi = [
  serve(whenArrives, async (ctx, { query: place }) => ({
    ...place,
    arrival: arrivalOf({ place, table: ctx.settings().selling.deliveryDays, startedAt: ctx.now() }) ?? null,
  })),
];
