import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import { setLanguage } from "../../ui/admin/language.ts";
import type { signIn, signOut, whoAmI } from "../contract.ts";
import type { passkeyOptions, verifyPasskey } from "../passkeys-contract.ts";
import { mayCall } from "../rules/role-table.ts";

export const SESSION = ["session"] as const;

export const useSession = () =>
  useQuery({
    queryKey: SESSION,
    queryFn: async () => {
      const session = await callApi<typeof whoAmI>("GET /api/admin/session");
      setLanguage(session.language);
      return session;
    },
    staleTime: Infinity,
    retry: 2,
  });

/** Whether the person who is signed in may make a call; asked by buttons that would otherwise be refused. */
export function useMay(): (call: string) => boolean {
  const role = useSession().data?.role;
  return (call) => role !== undefined && mayCall(role, call);
}

/** The password alone is the owner's; undefined asks the browser for a passkey. */
type Way = { password: string; email?: string; code?: string } | undefined;

async function signInByPasskey(): Promise<null> {
  // Fetched when somebody wants it: most sign in by password.
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = await callApi<typeof passkeyOptions>("POST /api/admin/passkeys/options");
  const response = await startAuthentication({ optionsJSON });
  return callApi<typeof verifyPasskey>("POST /api/admin/passkeys/verify", {
    body: { response: { ...response, clientExtensionResults: {} } },
  });
}

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (way: Way) => (way ? callApi<typeof signIn>("POST /api/admin/session", { body: way }) : signInByPasskey()),
    onSuccess: () => client.invalidateQueries(),
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
