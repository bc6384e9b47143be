import { useState } from "react";

/** Where the keyboard is; in a menu that closes with the choice, the button that opened it. */
function focused(): HTMLElement | null {
  const at = document.activeElement as HTMLElement | null;
  const menu = at?.closest("[role=listbox], [role=menu]");
  return menu ? document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`) : at;
}

function makeReturn() {
  let from: HTMLElement | null = null;
  return {
    remember: () => {
      from = focused();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      from?.focus();
    },
  };
}

/** Radix gives the focus back to a dialog's own trigger; these dialogs open without one. */
export const useReturnFocus = () => useState(makeReturn)[0];
