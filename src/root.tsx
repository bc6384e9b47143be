import { type CSSProperties, type ReactNode, useEffect } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import figtree from "./ui/fonts/figtree.woff2?url";
import newsreader from "./ui/fonts/newsreader-display.woff2?url";
import { usualArrival } from "./arrival/usual-arrival.server.ts";
import { bogotaDate } from "./platform/bogota-time.ts";
import { ctxOf } from "./platform/pages/page-tags.server.ts";
import { knowSizes, renamedSizes, sizesUnlikeLabels } from "./catalog/rules/size.ts";
import { swatchStyles } from "./catalog/rules/swatch.ts";
import { presentPublic } from "./settings/present.server.ts";
import { logoPictures } from "./media/rules/logo-pictures.ts";
import { DEFAULT_ACCENT } from "./settings/rules/contrast.ts";
import { DemoBand } from "./ui/demo-band.tsx";
import { StorageFallback } from "./ui/storage-fallback.tsx";
import type { RootData } from "./ui/use-shop.ts";
import "./ui/fonts.css";
import "./ui/root.css";
import "./ui/button.css";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.shop.line ?? "Página no disponible" }];

/** The same for every page; from memory. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const ctx = ctxOf(context);
  const shop = presentPublic(ctx);
  const { colors, sizes } = ctx.settings().vocabulary;
  return {
    isDemo: ctx.env.DEMO,
    shop,
    icon: logoPictures(shop.logo)?.icon ?? "/favicon.svg",
    swatches: swatchStyles(colors),
    sizes: sizesUnlikeLabels(sizes),
    renamed: renamedSizes(),
    arrival: usualArrival(ctx),
    year: bogotaDate(ctx.now()).slice(0, 4),
  } satisfies RootData;
};
export const shouldRevalidate = () => false;

/** The page's ground, which the browser's own bars take on. */
const THEME_COLOR = "#F8F4ED";

/** The owner's colour in the place of the tokens' (ui/tokens.css); a shade of it where they have a deeper one. */
const accentOf = (color: string | undefined): CSSProperties | undefined =>
  color && color !== DEFAULT_ACCENT
    ? ({ "--madder": color, "--madder-deep": `color-mix(in srgb, ${color} 80%, black)` } as CSSProperties)
    : undefined;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData("root") as RootData | undefined;
  // Before anything is drawn that shows a size.
  if (root) knowSizes(root.sizes, root.renamed);
  return (
    <html lang="es-CO" style={accentOf(root?.shop.accent)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={THEME_COLOR} />
        <Meta />
        <link rel="icon" href={root?.icon ?? "/favicon.svg"} />
        {[newsreader, figtree].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Links />
        {root?.swatches && <style>{root.swatches}</style>}
      </head>
      <body>
        {children}
        <StorageFallback />
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
