import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../platform/call-api.ts";
import { type Said, useToast } from "./toasts.tsx";
import { words } from "./words.ts";

type Options<T> = {
  /** Spec §8: the alert's exact words. */
  failed: string | ((error: Error) => string);
  done?: (result: T) => string | Said | undefined;
  /** Lists to load again afterwards. */
  stale?: readonly string[];
};

/** The server's own sentence, when it gave one. */
export const reasonOf = (error: Error): string =>
  error instanceof ApiError ? error.message || words().errorStatus(error.status) : words().noAnswer;

/** A change: on failure the spec's alert is shown, the error is logged and the list stays as it was. */
export function useSave<In, T>(run: (input: In) => Promise<T>, { failed, done, stale = [] }: Options<T>) {
  const say = useToast();
  const client = useQueryClient();
  return useMutation<T, Error, In>({
    mutationFn: run,
    onSuccess: async (result) => {
      const said = done?.(result);
      if (said) say(typeof said === "string" ? { text: said } : said);
      await Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: [key] })));
    },
    onError: (error) => {
      console.error(error);
      if (error instanceof ApiError && error.status === 401) return;
      const text = typeof failed === "string" ? failed : failed(error);
      const reason = reasonOf(error);
      say({ text, detail: text.includes(reason) ? undefined : reason, bad: true });
    },
  });
}
