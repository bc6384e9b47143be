import { Link } from "react-router";
import { addresses } from "../../../addresses.ts";
import { listCollections } from "../../../catalog/list-collections.server.ts";
import { cacheBy, ctxOf } from "../../../platform/pages/page-tags.server.ts";
import { ReadingPage, Section } from "../../../ui/reading-page.tsx";
import type { Route } from "./+types/site-map";
import { stillPage } from "./still-page.server.ts";
import { AUTHORITY } from "../authority.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export async function loader(given: Route.LoaderArgs) {
  cacheBy(given.context, "collections");
  const collections = await listCollections(ctxOf(given.context));
  const words = {
    path: addresses.siteMap(),
    title: "Mapa del sitio",
    description: "Todas las páginas de la tienda, en una lista.",
  };
  return { ...stillPage(given, words), names: collections.map(({ name }) => name) };
}

const SHOP = [
  [addresses.home(), "Inicio"],
  [addresses.catalog(), "Catálogo"],
  [addresses.showroom(), "Showroom"],
  [addresses.cart(), "Carrito"],
  [addresses.about(), "Nosotros"],
  [addresses.contact(), "Contáctanos"],
] as const;
const SERVICE = [
  [addresses.shipping(), "Información de envío"],
  [addresses.returns(), "Devoluciones y cambios"],
  [addresses.questions(), "Preguntas frecuentes"],
  [addresses.track(), "Rastrea tu pedido"],
  [addresses.privacy(), "Política de privacidad"],
  [addresses.terms(), "Términos del servicio"],
] as const;

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  return (
    <ReadingPage label="Legal" title="Mapa del sitio" lead="Todas las páginas de la tienda, en una lista.">
      <Section title="Tienda">
        <Pages all={SHOP} />
      </Section>
      <Section title="Colecciones">
        <Pages all={loaderData.names.map((name) => [addresses.catalogOf(name), name] as const)} />
      </Section>
      <Section title="Servicio y legal">
        <Pages all={SERVICE} />
      </Section>
      <Section title="Autoridad">
        <p>
          <a href={AUTHORITY.url} rel="noopener">
            {AUTHORITY.name}
          </a>
        </p>
      </Section>
    </ReadingPage>
  );
}

const Pages = ({ all }: { all: readonly (readonly [to: string, name: string])[] }) => (
  <ul>
    {all.map(([to, name]) => (
      <li key={to}>
        <Link to={to}>{name}</Link>
      </li>
    ))}
  </ul>
);
