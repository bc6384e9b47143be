import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError } from "../../platform/call-api.ts";
import { type Said, useToast } from "./toasts.tsx";
import { words } from "./words.ts";

type Options<T> = {
  /** Spec §8: the alert's exact words. */
  failed: string | ((error: Error) => string);
  done?: (result: T) => string | Said | undefined;
  /** Lists to load again afterwards. */
  stale?: readonly string[];
  /** A second press while the first is on its way does nothing: it may come before the button is drawn as disabled. */
  once?: boolean;
};

/** The server's own sentence, when it gave one. */
export const reasonOf = (error: Error): string =>
  error instanceof ApiError ? error.message || words().errorStatus(error.status) : words().noAnswer;

/** A change: on failure the spec's alert is shown, the error is logged and the list stays as it was. */
export function useSave<In, T>(run: (input: In) => Promise<T>, { failed, done, stale = [], once = false }: Options<T>) {
  const say = useToast();
  const client = useQueryClient();
  const isRunning = useRef(false);
  const mutation = useMutation<T, Error, In>({
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
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const mutate: typeof mutation.mutate = (...given) => {
    if (once && isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...given);
  };
  return { ...mutation, mutate };
}
