import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type * as contract from "../letters/contract.ts";
import { words } from "./words.ts";

const OUTBOX = "outbox";

export const useOutbox = () =>
  useQuery({
    queryKey: [OUTBOX],
    queryFn: () => callApi<typeof contract.readOutbox>("GET /api/admin/overview/outbox"),
    refetchInterval: 60_000,
  });

export function useUnsentLetters(shown: number) {
  const list = useQuery({
    queryKey: [OUTBOX, "letters", shown],
    queryFn: () => callList<typeof contract.listLetters>("GET /api/admin/letters", { limit: shown }),
  });
  const send = useSave(
    (id: string) => callApi<typeof contract.sendLetterAnyway>("POST /api/admin/letters/{id}/send", { params: { id } }),
    { failed: words().outbox.sendFailed, done: () => words().outbox.sent, stale: [OUTBOX] },
  );
  const drop = useSave(
    (id: string) => callApi<typeof contract.deleteLetter>("DELETE /api/admin/letters/{id}", { params: { id } }),
    { failed: words().outbox.dropFailed, done: () => words().outbox.dropped, stale: [OUTBOX] },
  );
  return { list, send, drop };
}
