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
};

/** The server's own sentence, when it gave one. */
export const reasonOf = (error: Error): string =>
  error instanceof ApiError ? error.message || words().errorStatus(error.status) : words().noAnswer;

/** Made of the same values; of files and bytes only the very same are. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return false;
  const kind: unknown = Object.getPrototypeOf(a);
  if (kind !== Object.getPrototypeOf(b) || (kind !== Object.prototype && kind !== Array.prototype)) return false;
  const [of, values] = [new Map(Object.entries(b)), Object.entries(a)];
  return values.length === of.size && values.every(([name, value]) => of.has(name) && isSame(value, of.get(name)));
}

/**
 * A change: on failure the spec's alert is shown, the error is logged and the list stays as it was. The same change asked
 * for again while it is on its way is not sent twice: a button may be pressed before it is drawn as disabled.
 */
export function useSave<In, T>(run: (input: In) => Promise<T>, { failed, done, stale = [] }: Options<T>) {
  const say = useToast();
  const client = useQueryClient();
  const last = useRef<{ input: In | undefined; answer: Promise<T> }>(undefined);
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
  });
  const mutateAsync: typeof mutation.mutateAsync = (...given) => {
    const [input] = given;
    if (last.current && isSame(last.current.input, input)) return last.current.answer;
    const answer = mutation.mutateAsync(...given).finally(() => {
      if (last.current?.answer === answer) last.current = undefined;
    });
    last.current = { input, answer };
    return answer;
  };
  const mutate: typeof mutation.mutate = (...given) => void mutateAsync(...given).catch(() => undefined);
  return { ...mutation, mutate, mutateAsync };
}
