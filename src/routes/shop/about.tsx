import type { ReactNode } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { ownReading, shownHome } from "../../content/shown-content.server.ts";
import { hotRugs } from "../../catalog/hot-rugs.server.ts";
import { WorkshopFigures } from "../../marketing/ui/workshop-figure.tsx";
import { workshopPictures } from "../../marketing/workshop-pictures.server.ts";
import { pictureMetadata } from "../../media/picture-metadata.server.ts";
import { cacheBy, ctxOf } from "../../platform/pages/page-tags.server.ts";
import type { AppCtx } from "../../runtime.server.ts";
import { useShop } from "../../ui/use-shop.ts";
import { stillPage } from "./reading/still-page.server.ts";
import type { Route } from "./+types/about";
import { OwnAbout } from "./about-own.tsx";
import { type AboutRug, Figures, Opening } from "./about-parts.tsx";
import { promisesOf, STATS, VALUES } from "./about-words.ts";
import "./about.css";

export async function loader(given: Route.LoaderArgs) {
  cacheBy(given.context, "rugs");
  const ctx = ctxOf<AppCtx>(given.context);
  const rugs = (await hotRugs(ctx)).slice(0, 3);
  const known = await pictureMetadata(
    ctx,
    rugs.map(({ image }) => image),
  );
  const { since } = ctx.settings().shop;
  const page = stillPage(given, {
    path: addresses.about(),
    title: "Nosotros",
    description: `Una familia que trae alfombras turcas y persas a Colombia${since ? ` desde ${since}` : ""}: nuestra historia, valores y promesas.`,
  });
  const reading = await ownReading(ctx, "about", given.request);
  const { workshop } = await shownHome(ctx, null);
  const pictures = await workshopPictures(ctx, workshop);
  return { ...page, reading, pictures, rugs: rugs.map(({ id, name, image }) => ({ id, name, picture: known(image) })) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function About({ loaderData: { rugs, reading, pictures } }: Route.ComponentProps) {
  const workshop = <WorkshopFigures of={pictures} />;
  return (
    <div className="about">
      {reading ? <OwnAbout reading={reading} rugs={rugs} workshop={workshop} /> : <AsItCame rugs={rugs} workshop={workshop} />}
    </div>
  );
}

function AsItCame({ rugs, workshop }: { rugs: AboutRug[]; workshop: ReactNode }) {
  const {
    since,
    selling,
    contact: { city },
  } = useShop();
  return (
    <>
      <Opening title="Una familia, mil nudos, una promesa" rugs={rugs}>
        Traemos a Colombia alfombras turcas y persas elegidas una a una. {since && `Desde ${since} las`} {!since && "Las"}{" "}
        desenrollamos{city && ` en ${city}`} para que las toques, las camines y te las lleves a casa sin sorpresas.
      </Opening>
      <Figures of={STATS} />
      <section className="page about__story">
        <h2>Nuestra historia</h2>
        <div>
          <p>
            Empezó {since && `en ${since} `}con un viaje a Anatolia y una maleta que volvió más pesada. En un taller de provincia,
            una tejedora nos enseñó a leer una alfombra por el revés: ahí no se puede mentir. Trajimos seis. Las vendimos a seis
            amigos, y cada uno nos mandó a otro.
          </p>
          <p>
            Hoy viajamos dos veces al año. Conocemos por su nombre a las familias y a las casas que tejen para nosotros, vemos la
            lana antes de que sea color y rechazamos lo que no pondríamos en nuestra propia sala.
          </p>
          <p>
            Seguimos siendo una familia. Quien te contesta el teléfono es quien desenrolla la alfombra, y quien la eligió responde
            por ella.
          </p>
          <p>
            <Link className="link" to={addresses.showroom()}>
              Ven a conocerlas en el showroom
            </Link>
          </p>
        </div>
      </section>
      {workshop}
      <section className="page about__values">
        <h2>Lo que cuidamos</h2>
        <ol>
          {VALUES.map(([name, said]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{said}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="page about__promises">
        <h2>Lo que prometemos</h2>
        <ul>
          {promisesOf(selling.returnsDays).map(([name, said]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{said}</p>
            </li>
          ))}
        </ul>
        <p className="about__small">
          Las imágenes de esta tienda de demostración, alfombras, salas y taller, fueron hechas por programa: ninguna es una
          fotografía.
        </p>
      </section>
    </>
  );
}
