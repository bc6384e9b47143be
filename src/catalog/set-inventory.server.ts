import { rugTag } from "../platform/cache-tags.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { findSize } from "./rules/size.ts";
import { fillStock, lockRugs, refreshRugs, setStock } from "./set-stock.server.ts";
import { getStaffRug } from "./staff-rugs.server.ts";
import { refuse } from "./texts.ts";

type Input = { id: number; size: string; inventory: number; was?: number };

export const setInventory = (outer: StaffCtx, { id, size, inventory, was }: Input) =>
  inTransaction(outer, async (ctx) => {
    await lockRugs(ctx, [id]);
    const rug = await getStaffRug(ctx, { id });
    const line = findSize(rug.inventory, size);
    if (!line) throw refuse("catalog.size_not_found", { size });
    await fillStock(ctx, [id]);
    await setStock(ctx, id, [{ size: line.size, inventory, was }]);
    await refreshRugs(ctx, [id]);
    const changes = changesOf({ [line.size]: line.inventory }, { [line.size]: inventory });
    await writeAudit(ctx, { action: "stock", subject: "carpet", id, label: rug.name, changes });
    await touch(ctx, "rugs", rugTag(id), "home");
    return { carpet_id: id, size: line.size, inventory };
  });
