import { useQuery } from "@tanstack/react-query";
import { callList } from "../../ui/admin/call-list.ts";
import type { ContactMessage, listMessages } from "../contract.ts";

export type NewMessages = { count: number; newest?: ContactMessage };

/** Messages nobody has answered yet. */
export function useNewMessages(): NewMessages | undefined {
  const { data } = useQuery({
    queryKey: ["messages", "new"],
    queryFn: () => callList<typeof listMessages>("GET /api/admin/messages", { status: "new", limit: 1 }),
    refetchInterval: 60_000,
  });
  return data && { count: data.total, newest: data.rows[0] };
}
