import { type ReactNode, useEffect } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { BRAND } from "./brand.ts";
import figtree from "./ui/fonts/figtree.woff2?url";
import newsreader from "./ui/fonts/newsreader-display.woff2?url";
import { ctxOf } from "./platform/pages/page-tags.server.ts";
import { DemoBand } from "./ui/demo-band.tsx";
import "./ui/fonts.css";
import "./ui/root.css";
import "./ui/button.css";

export const meta: Route.MetaFunction = () => [{ title: "Alfombras Turcas Premium" }];

/** The same for every page, and for as long as the program runs. */
export const loader = ({ context }: Route.LoaderArgs) => ({ isDemo: ctxOf(context).env.DEMO });
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-CO">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={BRAND.themeColor} />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[newsreader, figtree].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  // Says that the page listens, to tests and to whoever measures.
  useEffect(() => void (document.documentElement.dataset.live = ""), []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="page-error">
      <DemoBand />
      <h1>{missing ? "No encontramos esta página" : "Algo salió mal"}</h1>
      <p>{missing ? "Puede que la dirección haya cambiado." : "Ya estamos al tanto. Intenta de nuevo en un momento."}</p>
      <p>
        <a href="/">Volver al inicio</a>
      </p>
    </main>
  );
}
