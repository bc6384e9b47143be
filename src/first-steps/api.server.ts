import { serve } from "../platform/http/serve.server.ts";
import type { Storage } from "../media/storage/storage.ts";
import { saveSettings } from "../settings/save-settings.server.ts";
import type { StaffCtx } from "../staff/write-audit.server.ts";
import * as contract from "./contract.ts";
import { emptyDemo } from "./empty-demo.server.ts";
import { listSteps } from "./list-steps.server.ts";
import { markStep } from "./marks.server.ts";
import { refuse } from "./texts.ts";

export const firstStepsApi = [
  serve(contract.readFirstSteps, (ctx) => listSteps(ctx)),
  serve(contract.textsRead, async (ctx) => {
    await markStep(ctx, "texts");
    return listSteps(ctx);
  }),
  serve(contract.openShopDoors, async (ctx) => {
    if (!(await listSteps(ctx)).canOpen) throw refuse("first_steps.not_ready");
    await saveSettings(ctx, "shop", { isOpen: true });
    return listSteps(ctx);
  }),
  serve(contract.emptyDemo, (ctx, { body }) => emptyDemo(ctx as StaffCtx & { storage: Storage }, body.shopName)),
];
