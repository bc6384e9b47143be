import type { ReactNode } from "react";

type Props = { id: string; title: string; text?: string; children: ReactNode };

/** A part of a long form: its name at the left, its fields at the right. */
export const Section = ({ id, title, text, children }: Props) => (
  <section className="sec" id={id}>
    <header>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </header>
    <div className="body">{children}</div>
  </section>
);
