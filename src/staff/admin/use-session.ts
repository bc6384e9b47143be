import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import type { signIn, signOut, whoAmI } from "../contract.ts";

export const SESSION = ["session"] as const;

export const useSession = () =>
  useQuery({
    queryKey: SESSION,
    queryFn: () => callApi<typeof whoAmI>("GET /api/admin/session"),
    staleTime: Infinity,
    retry: 2,
  });

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => callApi<typeof signIn>("POST /api/admin/session", { body: { password } }),
    onSuccess: async () => {
      client.setQueryData(SESSION, { authenticated: true });
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] });
    },
  });
}

export function useSignOut() {
  return useMutation({
    mutationFn: (everywhere: boolean) =>
      callApi<typeof signOut>("DELETE /api/admin/session", { query: everywhere ? { everywhere: "1" } : {} }),
    // A fresh document: nothing of the session stays in memory.
    onSuccess: () => window.location.assign("/admin"),
  });
}
