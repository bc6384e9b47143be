import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { rugQuery } from "../../catalog/contract.ts";
import { listRugs } from "../../catalog/list-rugs.server.ts";
import { cacheBy, ctxOf } from "../../platform/pages/page-tags.server.ts";
import type { Route } from "./+types/catalogue";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  cacheBy(context, "rugs", "collections");
  const given = rugQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  return listRugs(ctxOf(context), {
    limit: 12,
    ...(given.success ? given.data : {}),
    ...(params.slug ? { catalog: params.slug } : {}),
  });
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  return (
    <ul>
      {loaderData.rugs.map((rug) => (
        <li key={rug.id}>
          <Link to={addresses.product(rug)}>{rug.name}</Link>
        </li>
      ))}
    </ul>
  );
}
