import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { listTasks, resolveTask } from "../contract.ts";
import { words } from "./words.ts";

/** Payments that wait for a person, asked for every minute. */
export const useOpenTasks = () =>
  useQuery({
    queryKey: ["payment-tasks", "open"],
    queryFn: () => callApi<typeof listTasks>("GET /api/admin/payment-tasks", { query: { state: "open" } }),
    refetchInterval: 60_000,
  });

export const useResolveTask = () =>
  useSave(
    ({ id, ...body }: { id: number; resolution: string; acceptAmount?: boolean }) =>
      callApi<typeof resolveTask>("PUT /api/admin/payment-tasks/{id}", { params: { id }, body }),
    { failed: words().closeFailed, done: () => words().closed, stale: ["payment-tasks", "orders", "order"] },
  );
