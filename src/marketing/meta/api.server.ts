import { serve } from "../../platform/http/serve.server.ts";
import { sendMetaEvent } from "./contract.ts";
import { receiveMetaEvent } from "./receive-meta-event.server.ts";

export const metaApi = [
  serve(sendMetaEvent, async (ctx, { raw }) => {
    try {
      await receiveMetaEvent(ctx, raw.req.raw);
    } catch (error) {
      // Spec §7: tracking errors are swallowed for the shopper; the shop's own log keeps them.
      ctx.log.warn({ err: error }, "a Meta event was lost");
    }
    return { accepted: true as const };
  }),
];
