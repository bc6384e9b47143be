import { deleteOldStockRequests } from "./back-in-stock/erase-stock-requests.server.ts";
import { deleteOldMessages } from "./messages/delete-old-messages.server.ts";
import { job } from "./platform/jobs.server.ts";
import { deleteOldVisits } from "./showroom/delete-old-visits.server.ts";
import { deleteOldAudit } from "./staff/delete-old-audit.server.ts";
import { deleteOldDeliveries } from "./webhooks/delete-old-deliveries.server.ts";

/** Every night: personal data whose time is over (Ley 1581). Room photos go by the minute, see room-preview/sweep-merges; visitors by the hour, see insight/delete-old-visitors. */
export const deleteExpired = job<object>({
  name: "delete-expired",
  schedule: "41 3 * * *",
  run: async (ctx) => {
    await deleteOldMessages(ctx);
    await deleteOldVisits(ctx);
    await deleteOldAudit(ctx);
    await deleteOldDeliveries(ctx);
    await deleteOldStockRequests(ctx);
  },
});
