import { useToast } from "./toasts.tsx";

/** Copies a text and says so; a browser that does not allow it is told of, not passed over. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const say = useToast();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      say({ text: done });
    } catch (error) {
      console.error(error);
      say({ text: "This browser does not let us copy", detail: text, bad: true });
    }
  };
}
