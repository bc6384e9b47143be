import { cacheBy } from "../../platform/pages/page-tags.server.ts";
import { ContactCards } from "../../messages/ui/contact-cards.tsx";
import { ContactForm } from "../../messages/ui/contact-form.tsx";
import { ContactMap } from "../../messages/ui/contact-map.tsx";
import type { Route } from "./+types/contact";
import "../../messages/ui/contact.css";

export const meta: Route.MetaFunction = () => [
  { title: "Contáctanos - Alfombras Turcas Premium" },
  {
    name: "description",
    content:
      "Escríbenos, llámanos o visítanos en Bogotá. Respondemos cada mensaje en menos de 24 horas, con número de seguimiento.",
  },
];

export function loader({ context }: Route.LoaderArgs) {
  cacheBy(context, "texts");
  return null;
}

export default function Contact() {
  return (
    <div className="page contact">
      <header className="contact__head">
        <p className="label">Contacto</p>
        <h1>Hablemos de tu sala</h1>
        <p className="quiet">
          Cuéntanos las medidas, los colores o la duda que tengas. Te responde una persona de la familia, en menos de 24 horas.
        </p>
      </header>
      <ContactForm />
      <aside className="contact__side" aria-label="Dónde estamos">
        <ContactCards />
      </aside>
      <ContactMap />
    </div>
  );
}
