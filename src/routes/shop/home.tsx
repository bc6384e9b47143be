import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { hotRugs } from "../../catalog/hot-rugs.server.ts";
import { cacheBy, ctxOf } from "../../platform/pages/page-tags.server.ts";
import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  cacheBy(context, "home", "rugs");
  return { hot: await hotRugs(ctxOf(context)) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <ul>
      {loaderData.hot.map((rug) => (
        <li key={rug.id}>
          <Link to={addresses.product(rug)}>{rug.name}</Link>
        </li>
      ))}
    </ul>
  );
}
