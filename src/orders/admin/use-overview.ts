import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import type { readOrdersOverview } from "./overview-contract.ts";

export const useOverview = () =>
  useQuery({
    queryKey: ["overview"],
    queryFn: () => callApi<typeof readOrdersOverview>("GET /api/admin/overview/orders"),
    refetchInterval: 120_000,
  });
