import type { ReactNode } from "react";

/** One piece with its name; each child is a state of it. */
export const Shown = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="gallery__piece">
    <h2>{name}</h2>
    <div className="gallery__states">{children}</div>
  </section>
);
