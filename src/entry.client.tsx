import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { StyleText, stylesInPage } from "./root-styles.tsx";

const styles = stylesInPage();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StyleText value={styles}>
        <HydratedRouter />
      </StyleText>
    </StrictMode>,
  );
});
