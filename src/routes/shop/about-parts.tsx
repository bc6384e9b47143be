import type { ReactNode } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { Picture, type PictureFacts } from "../../media/ui/picture.tsx";

export type AboutRug = { id: number; name: string; picture: PictureFacts };

export const Opening = ({ title, rugs, children }: { title: string; rugs: AboutRug[]; children: ReactNode }) => (
  <header className={`page about__hero${rugs.length > 0 ? "" : " about__hero--words"}`}>
    <div>
      <p className="label">Nosotros</p>
      <h1>{title}</h1>
      <p className="about__lead">{children}</p>
    </div>
    {rugs.length > 0 && (
      <ul className="about__rugs">
        {rugs.map(({ id, name, picture }) => (
          <li key={id}>
            <Link to={addresses.product({ id, name })}>
              <Picture of={picture} alt={`Alfombra ${name}`} sizes="(max-width: 1023px) 30vw, 200px" most={720} eager />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </header>
);

export const Figures = ({ of }: { of: readonly (readonly [number: string, what: string])[] }) => (
  <section className="about__stats" aria-label="En cifras">
    <dl className="page">
      {of.map(([number, what]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  </section>
);
