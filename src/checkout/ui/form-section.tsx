import type { ReactNode } from "react";
import "./shipping-form.css";

/** A numbered part of the checkout: the numeral in the gutter, before the title on phones. */
export function FormSection({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="form-section">
      <span className="form-section__number" aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 data-number={number}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
