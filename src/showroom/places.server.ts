import type { Ctx } from "../platform/ctx.server.ts";
import { placeWords } from "../settings/rules/contact-words.ts";
import { placesOf, type Showroom } from "../settings/rules/places.ts";
import type { Settings } from "../settings/shape.ts";
import type { Opening } from "./rules/slots.ts";
import { refuse } from "./texts.ts";

/** The showroom that was asked for by its key or name; the first where none was. */
export function placeAsked({ settings }: Ctx, asked: string | null | undefined): Showroom {
  const places = placesOf(settings());
  if (!asked) return places[0]!;
  const found = places.find(({ key }) => key === asked) ?? places.find(({ name }) => name === asked);
  if (!found) throw refuse("showroom.place_unknown", undefined, { fields: { place: refuse("showroom.place_unknown").message } });
  return found;
}

/** The showroom of a visit, to which it may move; where it is gone from the list, the first. */
export const placeNow = ({ settings }: Ctx, key: string): string =>
  placesOf(settings()).some((place) => place.key === key) ? key : "";

/** When visits can be booked there: its own hours or those of all. */
export function openingOf({ settings }: Ctx, key: string): Opening {
  const { showroom, hours } = settings();
  const own = placesOf(settings()).find((place) => place.key === key);
  return { week: own?.week ?? showroom.week, closedDays: showroom.closedDays, exceptions: hours.exceptions };
}

/** `Casa Anatolia, Calle 93 # 13-42, Bogotá`, with the showroom's name where there are several. */
export function whereOf(settings: Settings, key: string): string {
  const places = placesOf(settings);
  const place = places.find((each) => each.key === key);
  // A place that was taken off the list is still where its visits were agreed.
  if (!place) return [settings.shop.name, key].filter(Boolean).join(", ");
  return [settings.shop.name, places.length > 1 && place.name, placeWords(place)].filter(Boolean).join(", ");
}
