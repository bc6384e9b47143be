import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";

/** Where the arrows lead at the ends: round to the other end, over what was typed (-1), or no further. */
type Ends = "round" | "typed" | "stop";

export const isUpOrDown = (key: string): boolean => key === "ArrowDown" || key === "ArrowUp";

/** The place a key leads to among `count` options; -1 is none of them, undefined another key. */
export function placeAfter(key: string, at: number, count: number, ends: Ends): number | undefined {
  if (ends === "stop" && key === "Home") return 0;
  if (ends === "stop" && key === "End") return count - 1;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return undefined;
  if (ends === "stop") return Math.min(count - 1, Math.max(0, at + step));
  if (ends === "typed") return ((at + step + count + 2) % (count + 1)) - 1;
  return at < 0 && step < 0 ? count - 1 : (at + step + count) % count;
}

type Props = { id: string; count: number; ends: Ends; choose: (at: number) => void };

/**
 * A list whose options are pointed at (aria-activedescendant) while the focus stays on its field or on the list: the ARIA
 * pattern of a combobox. The back office's library has no combobox, and its select weighs
 * more than these pages have left.
 */
export function useListbox({ id, count, ends, choose }: Props) {
  /** Undefined: closed. */
  const [place, setPlace] = useState<number>();
  const isOpen = place !== undefined && count > 0;
  const active = isOpen ? Math.min(place, count - 1) : -1;

  useEffect(() => {
    if (active >= 0) document.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  const open = (at = -1) => setPlace(at);
  const close = () => setPlace(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, active, count, ends);
    if (!isOpen && isUpOrDown(event.key)) open();
    else if (!isOpen) return;
    else if (next !== undefined) setPlace(next);
    else if (event.key === "Enter" && active >= 0) choose(active);
    else if (event.key === "Escape") {
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };
  return {
    isOpen,
    active,
    open,
    close,
    onKeyDown,
    /** For the field, or for the list itself where that has the focus. */
    pointing: { "aria-activedescendant": active >= 0 ? `${id}-${active}` : undefined },
    field: { role: "combobox", "aria-expanded": isOpen, "aria-controls": `${id}-list`, "aria-autocomplete": "list" } as const,
    listId: `${id}-list`,
    option: (at: number) => ({
      id: `${id}-${at}`,
      role: "option" as const,
      className: at === active ? "is-active" : undefined,
      // The focus stays where it is.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => choose(at),
    }),
  };
}
