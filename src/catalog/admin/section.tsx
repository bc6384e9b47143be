import type { ReactNode } from "react";
import "./section.css";

type Props = { id: string; title: string; text?: string; children: ReactNode };

/** A part of a long form: its name at the left, its fields at the right. */
export const Section = ({ id, title, text, children }: Props) => (
  <section className="carpet-section" id={id}>
    <header>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </header>
    <div className="carpet-section__body">{children}</div>
  </section>
);
