import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Every page names its build by its manifest. */
const build = document.querySelector('link[rel="modulepreload"][href*="/manifest-"]')?.getAttribute("href") ?? "";

// https://vite.dev/guide/build#load-error-handling: a failing network is no reason to reload, another build is, once.
addEventListener("vite:preloadError", () => {
  const present = fetch(location.href).then((answer) => (answer.ok ? answer.text() : build));
  present.then((html) => html.includes(build) || reloadOnce()).catch(() => undefined);
});

function reloadOnce(): void {
  if (sessionStorage.getItem("reloaded") === build) return;
  sessionStorage.setItem("reloaded", build);
  // Where storage is forbidden nothing was kept, and the page stays: it could not know that it has reloaded already.
  if (sessionStorage.getItem("reloaded") !== build) return;
  location.reload();
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
