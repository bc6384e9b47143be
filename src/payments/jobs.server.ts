import { job } from "../platform/jobs.server.ts";
import type { GatewayCtx } from "./gateways/gateway.server.ts";
import { checkDueLinks } from "./check-link.server.ts";
import { expireOrders } from "./expire-orders.server.ts";
import { sweepEvents } from "./process-event.server.ts";
import { sendDue } from "./sandbox/notify.server.ts";

/** Every minute: stored events first, then Bold's word on open links, and only then what is over. */
export const reconcile = job<object, GatewayCtx>({
  name: "reconcile-payments",
  schedule: "* * * * *",
  retryLimit: 0,
  run: async (ctx) => {
    if (ctx.gateways.Bold.isSandbox) await sendDue(ctx);
    await sweepEvents(ctx);
    await checkDueLinks(ctx);
    await expireOrders(ctx);
  },
});
