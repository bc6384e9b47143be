import { useState } from "react";
import { data, isRouteErrorResponse, useNavigation, useRevalidator } from "react-router";
import { addresses } from "../../addresses.ts";
import { bogotaDate, isDate, mondayOf } from "../../platform/bogota-time.ts";
import { ctxOf } from "../../platform/pages/page-tags.server.ts";
import { Refusal } from "../../platform/refusal.ts";
import { weekAvailability } from "../../showroom/free-slots.server.ts";
import { getVisit } from "../../showroom/own-visit.server.ts";
import { placeNow } from "../../showroom/places.server.ts";
import { presentOwnVisit } from "../../showroom/present.server.ts";
import { firstOf, isPast, lastDay } from "../../showroom/rules/slots.ts";
import { ChangeDialog, type Change } from "../../showroom/ui/change-dialog.tsx";
import { DayView } from "../../showroom/ui/day-view.tsx";
import { VisitFacts } from "../../showroom/ui/visit-facts.tsx";
import { WeekBar } from "../../showroom/ui/week-bar.tsx";
import { WeekGrid } from "../../showroom/ui/week-grid.tsx";
import { useWeek } from "../../showroom/use-week.ts";
import { useWeekStep } from "../../showroom/use-week-step.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageFailed } from "../../ui/page-failed.tsx";
import type { Route } from "./+types/visit";
import { shopIn } from "./shop-in.ts";
import "../../showroom/ui/showroom.css";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Tu visita al showroom - ${shopIn(matches)?.line}` },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

/** Personal: reached by an unguessable address, never cached (src/page-key.ts). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = ctxOf(context);
  const visit = await getVisit(ctx, params).catch((error: unknown) => {
    throw error instanceof Refusal ? data(null, { status: 404 }) : error;
  });
  const asked = new URL(request.url).searchParams.get("week") ?? "";
  const today = bogotaDate(ctx.now());
  const last = lastDay(ctx.now(), ctx.settings().showroom.daysAhead);
  const from = isDate(asked) && asked >= today ? firstOf(asked, last) : visit.date > today ? visit.date : today;
  const monday = mondayOf(from);
  const place = placeNow(ctx, visit.place);
  const { weekAvailability: free, now, hours_ahead } = await weekAvailability(ctx, { week_start: monday, place });
  return { visit: presentOwnVisit(visit), place, monday, free, now, hoursAhead: hours_ahead, lastDay: last };
}

export default function Visit({ loaderData }: Route.ComponentProps) {
  const { visit } = loaderData;
  const { monday, free, now, hoursAhead, lastDay: last, refresh } = useWeek(loaderData);
  const { revalidate } = useRevalidator();
  const loading = useNavigation().state === "loading";
  const [change, setChange] = useState<Change>();
  const mine = { date: visit.reservation_date, slot: visit.time_slot, hours: visit.hours };
  const isOpen = visit.status === "confirmed" && !isPast(mine.date, mine.slot, now);
  const { onStep } = useWeekStep({ monday }, last, (asked) => addresses.visit(visit.manage_token, asked.monday));
  const view = { monday, free, now, hoursAhead, lastDay: last, mine: isOpen ? mine : undefined, loading, onStep };
  const done = (): void => {
    setChange(undefined);
    void revalidate();
    void refresh().catch(() => undefined); // the visit is changed either way; the week below is only older
  };
  return (
    <div className="page showroom">
      <aside>
        <VisitFacts visit={visit} isOpen={isOpen} onCancel={() => setChange({ kind: "cancel" })} />
      </aside>
      {isOpen && (
        <section aria-label="Cambiar la hora">
          <WeekBar monday={monday} lastDay={last} onStep={onStep} />
          <WeekGrid key={monday} {...view} onChoose={(to) => setChange({ kind: "move", to })} />
          <DayView {...view} onChoose={(to) => setChange({ kind: "move", to })} />
          <p className="showroom__hint">Horas de Bogotá. Elige otra hora disponible para mover tu visita.</p>
        </section>
      )}
      {change && <ChangeDialog visit={visit} change={change} onClose={() => setChange(undefined)} onDone={done} />}
    </div>
  );
}

/** A link that was cut short, or a visit that staff took away, is not a broken line. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && error.status === 404 ? (
    <div className="page page-error">
      <h1 className="h2">No encontramos esta visita</h1>
      <p className="quiet">Revisa que el enlace esté completo. Si sigue sin abrir, escríbenos o reserva otra hora.</p>
      <p>
        <ButtonLink small to={addresses.showroom()}>
          Reservar una visita
        </ButtonLink>
      </p>
    </div>
  ) : (
    <PageFailed title="No pudimos abrir tu visita" />
  );
