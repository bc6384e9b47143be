import { addresses } from "../../addresses.ts";
import { ContactCards } from "../../messages/ui/contact-cards.tsx";
import { ContactForm } from "../../messages/ui/contact-form.tsx";
import { ContactMap } from "../../messages/ui/contact-map.tsx";
import { stillPage } from "./reading/still-page.server.ts";
import type { Route } from "./+types/contact";
import "../../messages/ui/contact.css";

export const loader = (given: Route.LoaderArgs) =>
  stillPage(given, {
    path: addresses.contact(),
    title: "Contáctanos",
    description: "Escríbenos, llámanos o visítanos. Respondemos cada mensaje en menos de 24 horas, con número de seguimiento.",
  });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

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
