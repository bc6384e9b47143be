import { Link, useRouteError } from "react-router";
import { browseCatalogue } from "../../catalog/browse-catalogue.server.ts";
import { readBrowse } from "../../catalog/rules/browse.ts";
import { Catalogue } from "../../catalog/ui/catalogue.tsx";
import { cacheBy, ctxOf } from "../../platform/pages/page-tags.server.ts";
import type { AppCtx } from "../../runtime.server.ts";
import type { Route } from "./+types/catalogue";

export function loader({ context, params, request }: Route.LoaderArgs) {
  cacheBy(context, "rugs", "collections");
  return browseCatalogue(ctxOf<AppCtx>(context), readBrowse(new URL(request.url).searchParams, params.slug));
}

export default function CatalogueRoute({ loaderData }: Route.ComponentProps) {
  return <Catalogue page={loaderData} />;
}

export function ErrorBoundary() {
  console.error(useRouteError());
  return (
    <div className="page page-error">
      <h1>No pudimos cargar el catálogo</h1>
      <p>
        <Link className="btn btn--main btn--small" to="." reloadDocument>
          Reintentar
        </Link>
      </p>
    </div>
  );
}
