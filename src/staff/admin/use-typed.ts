import { useState } from "react";
import { onlyChanged } from "../rules/changes.ts";

/** What is typed over a saved value. The answer to a save takes away what it saved, and leaves what was typed meanwhile. */
export function useTyped<T extends object>(value: T) {
  const [typed, setTyped] = useState<Partial<T>>({});
  const draft = { ...value, ...typed };
  return {
    draft,
    /** What differs from the saved value. */
    change: onlyChanged(value, draft),
    set: (part: Partial<T>) => setTyped((now) => ({ ...now, ...part })),
    undo: () => setTyped({}),
    /** The draft as it was sent is saved. */
    saved: (sent: T) => setTyped((now) => onlyChanged<Partial<T>>(sent, now)),
  };
}
