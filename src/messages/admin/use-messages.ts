import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type * as contract from "../contract.ts";
import type { ContactMessage, MessageQuery } from "../contract.ts";
import type { MessageStatus } from "../rules/subjects.ts";
import { words } from "./words.ts";

const MESSAGES = "messages";

export function useMessages(query: MessageQuery) {
  const list = useQuery({
    queryKey: [MESSAGES, query],
    queryFn: () => callList<typeof contract.listMessages>("GET /api/admin/messages", query),
    placeholderData: keepPreviousData,
  });
  const update = useSave(
    ({ id, ...body }: { id: number; status?: MessageStatus; staff_note?: string; assignee?: string | null }) =>
      callApi<typeof contract.updateMessage>("PUT /api/admin/messages/{id}", { params: { id }, body }),
    { failed: words().list.saveFailed, stale: [MESSAGES] },
  );
  const remove = useSave(
    ({ id }: ContactMessage) => callApi<typeof contract.deleteMessage>("DELETE /api/admin/messages/{id}", { params: { id } }),
    { failed: words().list.deleteFailed, done: () => words().list.deleted, stale: [MESSAGES] },
  );
  return { list, update, remove };
}

export const useReply = () =>
  useSave(
    ({ id, ...body }: { id: number; text: string; direction: "out" | "in" }) =>
      callApi<typeof contract.replyToMessage>("POST /api/admin/messages/{id}/replies", { params: { id }, body }),
    {
      failed: words().thread.failed,
      done: ({ email, replies }) => (replies.at(-1)?.direction === "in" ? words().thread.noted : words().thread.sentTo(email)),
      stale: [MESSAGES],
    },
  );

const ANSWERS = "saved-answers";
export const useSavedAnswers = () =>
  useQuery({ queryKey: [ANSWERS], queryFn: () => callApi<typeof contract.listAnswers>("GET /api/admin/messages/answers") });
export const useKeepAnswer = () =>
  useSave(
    (body: { title: string; text: string }) =>
      callApi<typeof contract.createAnswer>("POST /api/admin/messages/answers", { body }),
    { failed: words().answers.keepFailed, done: ({ title }) => words().answers.kept(title), stale: [ANSWERS] },
  );
export const useDropAnswer = () =>
  useSave((id: number) => callApi<typeof contract.deleteAnswer>("DELETE /api/admin/messages/answers/{id}", { params: { id } }), {
    failed: words().answers.dropFailed,
    done: () => words().answers.dropped,
    stale: [ANSWERS],
  });
