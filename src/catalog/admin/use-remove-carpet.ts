import { callApi } from "../../platform/call-api.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { deletionWords } from "./deletion-words.ts";
import type { readCarpetUses } from "./contract.ts";
import type { StaffCarpet } from "./shapes.ts";
import { useDeleteCarpet } from "./use-carpet-change.ts";
import { words } from "./words.ts";

/** Asks with what becomes of the carpet's reviews and orders, then deletes it. */
export function useRemoveCarpet() {
  const confirm = useConfirm();
  const remove = useDeleteCarpet();
  return async (carpet: StaffCarpet, onDone?: () => void): Promise<void> => {
    const { id, name } = carpet;
    // Without an answer the question is asked all the same, in general words.
    const uses = await callApi<typeof readCarpetUses>("GET /api/admin/carpets/{id}/uses", { params: { id } }).catch(
      () => undefined,
    );
    if (await confirm({ title: words().remove.title(name), text: deletionWords(uses), action: words().remove.action }))
      remove.mutate(carpet, { onSuccess: onDone });
  };
}
