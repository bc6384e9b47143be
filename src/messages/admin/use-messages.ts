import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type * as contract from "../contract.ts";
import type { ContactMessage, MessageQuery } from "../contract.ts";
import type { MessageStatus } from "../rules/subjects.ts";

const MESSAGES = "messages";

export function useMessages(query: MessageQuery) {
  const list = useQuery({
    queryKey: [MESSAGES, query],
    queryFn: () => callList<typeof contract.listMessages>("GET /api/admin/messages", query),
    placeholderData: keepPreviousData,
  });
  const update = useSave(
    ({ id, ...body }: { id: number; status?: MessageStatus; staff_note?: string }) =>
      callApi<typeof contract.updateMessage>("PUT /api/admin/messages/{id}", { params: { id }, body }),
    { failed: "Error saving message", stale: [MESSAGES] },
  );
  const remove = useSave(
    ({ id }: ContactMessage) => callApi<typeof contract.deleteMessage>("DELETE /api/admin/messages/{id}", { params: { id } }),
    { failed: "Error deleting message", done: () => "Message deleted", stale: [MESSAGES] },
  );
  return { list, update, remove };
}
