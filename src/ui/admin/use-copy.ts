import { copyText } from "../copy-text.ts";
import { useToast } from "./toasts.tsx";
import { words } from "./words.ts";

/** Copies a text and says so; a browser that does not allow it is told of, not passed over. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const say = useToast();
  return async (text, done) => {
    if (await copyText(text)) say({ text: done });
    else say({ text: words().copyRefused, detail: text, bad: true });
  };
}
