import { BadgeCheck } from "lucide";
import { data, isRouteErrorResponse, Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { factsOf } from "../../catalog/rules/rug-fields.ts";
import { showSize } from "../../catalog/rules/size.ts";
import { showRug } from "../../catalog/show-rug.server.ts";
import { Picture } from "../../media/ui/picture.tsx";
import { findCertificate } from "../../orders/find-certificate.server.ts";
import { showDate } from "../../platform/bogota-time.ts";
import type { Caller } from "../../platform/ctx.server.ts";
import { ctxOf } from "../../platform/pages/page-tags.server.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { AppCtx } from "../../runtime.server.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageFailed } from "../../ui/page-failed.tsx";
import type { Route } from "./+types/provenance";
import { shopIn } from "./shop-in.ts";
import "./product/product-story.css";
import "./provenance.css";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: `Procedencia${loaderData ? ` de ${loaderData.name}` : ""} · ${shopIn(matches)?.name}` },
  { name: "robots", content: "noindex" },
];

/** By a rug's number, or by that of a certificate: then with the piece it was issued for. Never cached (src/page-key.ts). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = ctxOf<AppCtx & { caller: Caller }>(context);
  const isRug = /^\d{1,9}$/.test(params.code);
  const certified = isRug
    ? undefined
    : await findCertificate(ctx, params.code).catch((error: unknown) => {
        throw error instanceof Refusal ? data(null, { status: error.status }) : error;
      });
  if (!isRug && !certified) throw data(null, { status: 404 });
  const rugId = isRug ? Number(params.code) : certified!.rugId;
  const shown = rugId
    ? await showRug(ctx, { id: rugId }).catch((error: unknown) => {
        if (error instanceof Refusal) return undefined;
        throw error;
      })
    : undefined;
  if (!shown && !certified) throw data(null, { status: 404 });
  return {
    name: shown?.rug.name ?? certified!.name,
    certificate: certified && { number: certified.number, size: certified.size, issued: showDate(certified.issuedAt) },
    rug: shown && {
      id: shown.rug.id,
      picture: shown.flat,
      description: shown.rug.description,
      facts: factsOf(shown.rug),
    },
  };
}

export default function Provenance({ loaderData: { name, certificate, rug } }: Route.ComponentProps) {
  return (
    <div className="page provenance">
      {rug && <Picture of={rug.picture} alt={`Alfombra ${name}`} sizes="(max-width: 767px) 90vw, 420px" most={960} />}
      <div>
        <p className="label">Procedencia</p>
        <h1>{name}</h1>
        {certificate && (
          <p className="provenance__proof">
            <Icon of={BadgeCheck} size={22} />
            <span>
              Certificado <b className="num">{certificate.number}</b>, emitido el {certificate.issued} para una pieza de{" "}
              {showSize(certificate.size)}. Es auténtico.
            </span>
          </p>
        )}
        {rug?.description && <p className="provenance__words">{rug.description}</p>}
        <dl className="facts">
          {rug?.facts.map(([fact, said]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd className="num">{said}</dd>
            </div>
          ))}
        </dl>
        {rug && (
          <p>
            <Link className="link" to={addresses.product({ id: rug.id, name })}>
              Ver esta alfombra en la tienda
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && error.status === 404 ? (
    <div className="page page-error">
      <h1 className="h2">No encontramos este certificado</h1>
      <p className="quiet">Revisa el número. Si sigue sin abrir, escríbenos: lo miramos contigo.</p>
      <p>
        <ButtonLink small to={addresses.contact()}>
          Escribirnos
        </ButtonLink>
      </p>
    </div>
  ) : (
    <PageFailed title="No pudimos abrir esta página" />
  );
