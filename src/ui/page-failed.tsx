import { useEffect } from "react";
import { useLocation, useRouteError } from "react-router";

/** A page that could not be brought, with a way on: the same address once more, as a document of its own. */
export function PageFailed({ title }: { title: string }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  useEffect(() => console.error(error), [error]);
  return (
    <div className="page page-error">
      <h1 className="h2">{title}</h1>
      <p className="quiet">Puede ser la conexión. Intenta de nuevo en un momento.</p>
      <p>
        <a className="btn btn--main btn--small" href={pathname + search}>
          Reintentar
        </a>
      </p>
    </div>
  );
}
