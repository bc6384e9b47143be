import { Link, useNavigate } from "react-router";
import { addresses } from "../../../addresses.ts";
import { RecentOrders } from "../../../orders/ui/recent-orders.tsx";
import { TrackForm } from "../../../orders/ui/track-form.tsx";
import { ReadingPage, Section } from "../../../ui/reading-page.tsx";
import { HELP_AT_END } from "../frame/floating-buttons.tsx";
import type { Route } from "./+types/track-order";
import { stillPage } from "./still-page.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

/** Fields fill this page: the two buttons are at its end. */
export const handle = HELP_AT_END;
export const loader = (given: Route.LoaderArgs) =>
  stillPage(given, {
    path: addresses.track(),
    title: "Rastrea tu pedido",
    description: "Escribe el número de tu pedido y tu correo, y mira en qué va: recibido, en preparación, en camino o entregado.",
  });

export default function TrackOrder() {
  const navigate = useNavigate();
  return (
    <ReadingPage
      label="Servicio al cliente"
      title="Rastrea tu pedido"
      lead="Con el número de tu pedido y tu correo ves en qué va y puedes volver a la página de pago si quedó pendiente."
    >
      <Section title="Tu pedido">
        <TrackForm onFound={(number) => void navigate(addresses.order(number))} />
        <p className="quiet">
          El número está en la confirmación de tu compra. El enlace de nuestros correos abre tu pedido sin escribir nada.
        </p>
      </Section>
      <Section title="Mis pedidos" id="mis-pedidos">
        <RecentOrders />
      </Section>
      <Section title="¿No lo encuentras?">
        <p>
          <Link to={addresses.contact()}>Escríbenos</Link> con el nombre con que compraste y tu teléfono y te lo buscamos.
        </p>
      </Section>
    </ReadingPage>
  );
}
