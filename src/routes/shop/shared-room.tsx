import { data, isRouteErrorResponse } from "react-router";
import { addresses } from "../../addresses.ts";
import { showSize } from "../../catalog/rules/size.ts";
import { showPesos } from "../../platform/money.ts";
import { ctxOf } from "../../platform/pages/page-tags.server.ts";
import { Refusal } from "../../platform/refusal.ts";
import { sharedRoom } from "../../room-preview/shared-room.server.ts";
import type { AppCtx } from "../../runtime.server.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageFailed } from "../../ui/page-failed.tsx";
import type { Route } from "./+types/shared-room";
import { shopIn } from "./shop-in.ts";
import "./shared-room.css";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: `${loaderData?.rug?.name ?? "Una alfombra"} en su sala · ${shopIn(matches)?.name}` },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

/** Personal: reached by an unguessable address, never cached (src/page-key.ts). */
export async function loader({ context, params }: Route.LoaderArgs) {
  return sharedRoom(ctxOf<AppCtx>(context), params).catch((error: unknown) => {
    throw error instanceof Refusal ? data(null, { status: 404 }) : error;
  });
}

export const headers: Route.HeadersFunction = () => ({ "x-robots-tag": "noindex, nofollow", "cache-control": "no-store" });

export default function SharedRoomPage({ loaderData: { imageUrl, rug, size, price } }: Route.ComponentProps) {
  return (
    <div className="page shared-room">
      <img src={imageUrl} alt={`Una sala con la alfombra ${rug?.name ?? ""}`} />
      <div>
        <p className="label">Vista previa en su sala</p>
        <h1>{rug?.name ?? "Esta alfombra ya no está en la tienda"}</h1>
        <p className="num">{[size && showSize(size), price && showPesos(price)].filter(Boolean).join(" · ")}</p>
        <ButtonLink to={rug ? addresses.product(rug, size ?? undefined) : addresses.catalog()}>
          {rug ? "Ver esta alfombra" : "Ver el catálogo"}
        </ButtonLink>
        <p className="quiet">El enlace deja de abrir cuando se borra esta imagen.</p>
      </div>
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && error.status === 404 ? (
    <div className="page page-error">
      <h1 className="h2">Esta vista previa ya se borró</h1>
      <p className="quiet">Las fotos de las salas se guardan poco tiempo. La alfombra sigue en la tienda.</p>
      <p>
        <ButtonLink small to={addresses.catalog()}>
          Ver el catálogo
        </ButtonLink>
      </p>
    </div>
  ) : (
    <PageFailed title="No pudimos abrir esta página" />
  );
