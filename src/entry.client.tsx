import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { LIVE } from "./boot.ts";
import { StyleText, stylesInPage } from "./root-styles.tsx";

const styles = stylesInPage();

/** Tells the boot script, and whoever watches, that the page listens now. */
function Live() {
  useEffect(() => {
    document.documentElement.dataset[LIVE] = "";
    window.dispatchEvent(new Event(LIVE));
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
