import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { addresses } from "../../addresses.ts";
import { hotRugs } from "../../catalog/hot-rugs.server.ts";
import { metaOf } from "../../marketing/rules/metadata.ts";
import { siteOf } from "../../marketing/site.server.ts";
import { pictureMetadata } from "../../media/picture-metadata.server.ts";
import { Picture } from "../../media/ui/picture.tsx";
import { bogotaDate, isDate, mondayOf } from "../../platform/bogota-time.ts";
import { cacheBy, ctxOf } from "../../platform/pages/page-tags.server.ts";
import { placesOf } from "../../settings/rules/places.ts";
import type { AppCtx } from "../../runtime.server.ts";
import type { OwnVisit } from "../../showroom/contract.ts";
import { weekAvailability } from "../../showroom/free-slots.server.ts";
import { capital, hoursWords } from "../../showroom/rules/day-words.ts";
import { firstOf, lastDay, weekToOpen } from "../../showroom/rules/slots.ts";
import { Booked } from "../../showroom/ui/booked.tsx";
import { BookingDialog } from "../../showroom/ui/booking-dialog.tsx";
import { DayView } from "../../showroom/ui/day-view.tsx";
import { PlaceChoice } from "../../showroom/ui/place-choice.tsx";
import { PlaceList } from "../../showroom/ui/place-list.tsx";
import { WeekBar } from "../../showroom/ui/week-bar.tsx";
import { WeekGrid } from "../../showroom/ui/week-grid.tsx";
import type { Place } from "../../showroom/ui/week-view.ts";
import { readWanted } from "../../showroom/use-wanted-rugs.ts";
import { useWeek } from "../../showroom/use-week.ts";
import { useWeekStep } from "../../showroom/use-week-step.ts";
import { useShop } from "../../ui/use-shop.ts";
import type { Route } from "./+types/showroom";
import "../../showroom/ui/showroom.css";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export async function loader({ context, request }: Route.LoaderArgs) {
  cacheBy(context, "showroom", "rugs");
  const ctx = ctxOf<AppCtx>(context);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("week") ?? "";
  const isAsked = isDate(asked) && asked >= "2000-01-01";
  const settings = ctx.settings();
  // A showroom that is gone from the list: the first one.
  const place = placesOf(settings).find(({ key }) => key === searchParams.get("place"))?.key ?? "";
  const { hoursAhead, daysAhead } = settings.showroom;
  const { city } = settings.contact;
  // Beyond the last bookable day there is nothing to look at: the week it is in is shown.
  const first = mondayOf(isAsked ? firstOf(asked, lastDay(ctx.now(), daysAhead)) : bogotaDate(ctx.now()));
  const firstWeek = await weekAvailability(ctx, { week_start: first, place });
  const monday = isAsked ? first : weekToOpen(first, firstWeek.weekAvailability, ctx.now(), hoursAhead);
  const {
    weekAvailability: free,
    now,
    last_day,
  } = monday === first ? firstWeek : await weekAvailability(ctx, { week_start: monday, place });
  const [rug] = await hotRugs(ctx);
  const known = await pictureMetadata(ctx, rug ? rug.images : []);
  const meta = metaOf({
    settings,
    site: siteOf(ctx, request),
    path: addresses.showroom(),
    title: `Showroom${city && ` en ${city}`} - ${settings.shop.line}`,
    description: `Reserva una hora para ver, tocar y caminar sobre nuestras alfombras${city && ` en ${city}`}.`,
  });
  const ahead = { hoursAhead, lastDay: last_day };
  return {
    place,
    monday,
    free,
    now,
    ...ahead,
    isAsked,
    meta,
    photo: rug && { name: rug.name, picture: known(rug.images.at(-1) ?? rug.image) },
  };
}

export default function Showroom({ loaderData }: Route.ComponentProps) {
  const { monday, free, now, hoursAhead, lastDay, refresh } = useWeek(loaderData);
  const navigate = useNavigate();
  const { visits } = useShop();
  const loading = useNavigation().location?.pathname === addresses.showroom();
  const [place, setPlace] = useState<Place>();
  const [visit, setVisit] = useState<OwnVisit>();
  const { search } = useLocation();
  // The rugs that came along stay, whichever week is looked at.
  const showroom = loaderData.place;
  const addressOf = (week: string, place = showroom): string => addresses.showroom({ place, week, rugs: readWanted(search) });
  const { onStep, onPlace } = useWeekStep({ monday, place: showroom }, lastDay, (asked) => addressOf(asked.monday, asked.place));
  // A page kept from an earlier hour moves on when its week is over or has nothing left.
  const better = loaderData.isAsked || visit ? monday : weekToOpen(monday, free, now, hoursAhead);
  const moveOn = useEffectEvent(() => void navigate(addressOf(better), { replace: true, preventScrollReset: true }));
  useEffect(() => {
    if (better !== monday) moveOn();
  }, [better, monday]);

  const mine =
    visit?.place === showroom ? { date: visit.reservation_date, slot: visit.time_slot, hours: visit.hours } : undefined;
  const view = { monday, free, now, hoursAhead, lastDay, mine, loading, onChoose: setPlace, onStep };
  // Without network the week stays as it is: booking itself will say what is wrong.
  const reload = (): void => void refresh().catch(() => undefined);
  return (
    <div className="page showroom">
      <aside>
        {visit ? (
          <Booked visit={visit} />
        ) : (
          <>
            <p className="label">Showroom</p>
            <h1>Ven a caminar sobre ellas</h1>
            <p className="quiet">
              {capital(hoursWords(visits.visitHours))} {visits.visitsAtOnce === 1 ? "contigo y nadie más" : "para ti"}. Trae una
              foto y las medidas de tu sala, y desenrollamos lo que quieras ver.
            </p>
            <PlaceList showroom={showroom} />
            {loaderData.photo && (
              <Picture
                className="showroom__photo"
                of={loaderData.photo.picture}
                alt={`Alfombra ${loaderData.photo.name}`}
                sizes="288px"
                most={720}
              />
            )}
          </>
        )}
      </aside>
      <section aria-label="Horarios">
        <PlaceChoice showroom={showroom} addressOf={(key) => addressOf(monday, key)} onPlace={onPlace} />
        <WeekBar monday={monday} lastDay={lastDay} onStep={onStep} />
        <WeekGrid key={`${showroom} ${monday}`} {...view} />
        <DayView key={showroom} {...view} />
        <p className="showroom__hint">Horas de Bogotá. Elige una hora disponible para reservar.</p>
      </section>
      {place && (
        <BookingDialog
          showroom={showroom}
          place={place}
          onClose={() => setPlace(undefined)}
          onBooked={(booked) => {
            setPlace(undefined);
            setVisit(booked);
            reload();
          }}
          onTaken={reload}
        />
      )}
    </div>
  );
}
