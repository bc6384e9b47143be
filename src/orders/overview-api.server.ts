import { serve } from "../platform/http/serve.server.ts";
import { readOrdersOverview } from "./admin/overview-contract.ts";
import { ordersOverview } from "./orders-overview.server.ts";

export const overviewApi = [serve(readOrdersOverview, (ctx) => ordersOverview(ctx))];
