import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "../../platform/call-api.ts";
import { SESSION } from "./use-session.ts";

/** A call that finds no session opens the gate again, over whatever is on the screen: nothing typed is lost. */
export function makeQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) client.setQueryData(SESSION, { authenticated: false });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status < 500),
      },
    },
  });
  return client;
}
