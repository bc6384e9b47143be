import { useEffect } from "react";
import { useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import { listByIds, type ListedRug } from "../../catalog/list-by-ids.server.ts";
import { useFavourites } from "../../favourites/favourites-store.ts";
import { readFavourites } from "../../favourites/rules/favourites.ts";
import { FavouritesPage } from "../../favourites/ui/favourites-page.tsx";
import { metaOf } from "../../marketing/rules/metadata.ts";
import { siteOf } from "../../marketing/site.server.ts";
import { ctxOf } from "../../platform/pages/page-tags.server.ts";
import type { AppCtx } from "../../runtime.server.ts";
import { useMyRooms } from "../../room-preview/my-rooms-store.ts";
import { LazyComponent } from "../../ui/lazy-component.tsx";
import { PageFailed } from "../../ui/page-failed.tsx";
import type { Route } from "./+types/favourites";

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = ctxOf<AppCtx>(context);
  const asked = readFavourites(new URL(request.url).searchParams.get("alfombras"));
  const meta = metaOf({
    settings: ctx.settings(),
    site: siteOf(ctx, request),
    path: addresses.favourites(),
    title: "Favoritos",
    isHidden: true,
  });
  return { asked, rugs: await listByIds(ctx, asked), meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

// Only who keeps a room on this device fetches what shows it.
const fetchPicture = () => import("../../room-preview/ui/my-room/card-in-my-room.tsx");

/** Without a list in its address the page is the device's own, which only the browser knows. */
export default function Favourites({ loaderData: { asked, rugs } }: Route.ComponentProps) {
  const own = useFavourites();
  const navigate = useNavigate();
  const isOwn = asked.length === 0;
  useEffect(() => {
    if (isOwn && own.length > 0) void navigate(addresses.favourites(own), { replace: true, preventScrollReset: true });
  }, [isOwn, own, navigate]);
  const { rooms, shown } = useMyRooms();
  const room = shown ?? rooms[0];
  const ownRoom = room && {
    ratio: room.ratio,
    picture: (rug: ListedRug) => (
      <LazyComponent key={room.id} load={fetchPicture} given={{ room: room.id, rug, size: undefined }} />
    ),
  };
  return <FavouritesPage rugs={rugs} asked={asked} ownRoom={ownRoom} />;
}

export const ErrorBoundary = () => <PageFailed title="No pudimos cargar tus favoritos" />;
