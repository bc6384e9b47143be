import { data, isRouteErrorResponse } from "react-router";
import { addresses } from "../../addresses.ts";
import { ownRequest } from "../../back-in-stock/own-request.server.ts";
import { OwnRequest } from "../../back-in-stock/ui/own-request.tsx";
import { ctxOf } from "../../platform/pages/page-tags.server.ts";
import { Refusal } from "../../platform/refusal.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageFailed } from "../../ui/page-failed.tsx";
import type { Route } from "./+types/stock-request";
import { shopIn } from "./shop-in.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Aviso de disponibilidad · ${shopIn(matches)?.name}` },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

/** Personal: reached by an unguessable address, never cached (src/page-key.ts). */
export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  token: params.token,
  request: await ownRequest(ctxOf(context), params).catch((error: unknown) => {
    throw error instanceof Refusal ? data(null, { status: 404 }) : error;
  }),
});

export default function StockRequestPage({ loaderData }: Route.ComponentProps) {
  return <OwnRequest key={loaderData.token} {...loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && error.status === 404 ? (
    <div className="page page-error">
      <h1 className="h2">Este aviso ya no existe</h1>
      <p className="quiet">Se canceló o pasó su tiempo. Puedes pedir otro desde la página de la alfombra.</p>
      <p>
        <ButtonLink small to={addresses.catalog()}>
          Ver el catálogo
        </ButtonLink>
      </p>
    </div>
  ) : (
    <PageFailed title="No pudimos abrir tu aviso" />
  );
