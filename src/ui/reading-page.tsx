import type { ReactNode } from "react";
import "./reading-page.css";

type Props = { label: string; title: string; lead: ReactNode; children: ReactNode };

/** A page to read: narrow lines, sections with their heading in the margin. */
export const ReadingPage = ({ label, title, lead, children }: Props) => (
  <article className="page reading">
    <header>
      <p className="label">{label}</p>
      <h1>{title}</h1>
      <p className="reading__lead">{lead}</p>
    </header>
    {children}
  </article>
);

export const Section = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section className="reading__section" id={id}>
    <h2>{title}</h2>
    <div>{children}</div>
  </section>
);
