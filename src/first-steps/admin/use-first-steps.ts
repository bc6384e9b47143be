import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import { useMay } from "../../staff/admin/use-session.ts";
import type { readFirstSteps } from "../contract.ts";

/** Only for who may look after the shop itself. */
export const useFirstSteps = () => {
  const may = useMay();
  return useQuery({
    queryKey: ["first-steps"],
    queryFn: () => callApi<typeof readFirstSteps>("GET /api/admin/first-steps"),
    enabled: may("GET /api/admin/first-steps"),
    staleTime: 0,
  });
};
