import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { LIVE } from "./boot.ts";
import { drawBelowTheFold } from "./ui/below-the-fold.ts";
import { StyleText, stylesInPage } from "./root-styles.tsx";

const styles = stylesInPage();

/** Tells the boot script, and whoever watches, that the page listens now. */
function Live() {
  useEffect(() => {
    // In a moment of its own: a click told again wakes the part it falls on, which React cannot do while it is at work.
    const soon = setTimeout(() => {
      document.documentElement.dataset[LIVE] = "";
      window.dispatchEvent(new Event(LIVE));
      drawBelowTheFold();
    });
    return () => clearTimeout(soon);
  }, []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StyleText value={styles}>
        <HydratedRouter />
        <Live />
      </StyleText>
    </StrictMode>,
  );
});
