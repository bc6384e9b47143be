import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { addresses } from "../../../addresses.ts";
import { RecentOrders } from "../../../orders/ui/recent-orders.tsx";
import { AfterHydration } from "../../../ui/after-hydration.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { ReadingPage, Section } from "../../../ui/reading-page.tsx";
import type { Route } from "./+types/track-order";
import { stillPage } from "./still-page.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export const loader = (given: Route.LoaderArgs) =>
  stillPage(given, {
    path: addresses.track(),
    title: "Rastrea tu pedido",
    description: "Escribe el número de tu pedido y mira en qué va: recibido, en preparación, en camino o entregado.",
  });

export default function TrackOrder() {
  const navigate = useNavigate();
  const [number, setNumber] = useState("");
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const asked = number.trim().toUpperCase();
    if (asked) void navigate(addresses.order(asked));
    else setError("Escribe el número de tu pedido");
  };
  return (
    <ReadingPage
      label="Servicio al cliente"
      title="Rastrea tu pedido"
      lead="Con el número de tu pedido ves en qué va y puedes volver a la página de pago si quedó pendiente."
    >
      <Section title="Tu número">
        <form onSubmit={submit} noValidate>
          <AfterHydration>
            <TextField
              id="pedido"
              label="Número de pedido"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={number}
              error={error}
              onChange={({ target }) => {
                setNumber(target.value);
                setError(undefined);
              }}
            />
            <Button type="submit">Ver mi pedido</Button>
          </AfterHydration>
        </form>
        <p className="quiet">Está en la confirmación de tu compra y en el correo que te enviamos.</p>
      </Section>
      <Section title="Mis pedidos" id="mis-pedidos">
        <RecentOrders />
      </Section>
      <Section title="¿No lo encuentras?">
        <p>
          <Link to={addresses.contact()}>Escríbenos</Link> con el nombre y el correo con que compraste y te lo buscamos.
        </p>
      </Section>
    </ReadingPage>
  );
}
