import type { Settings } from "../shape.ts";

type Listed = Settings["showroom"]["places"][number];
export type Showroom = Listed & { key: string };

/**
 * The showrooms: those of the list, or the shop's own. Visits are kept under a place's key, which stays when the place is
 * renamed; the first place has the empty one, so that visits from before there was a list are its.
 */
export function placesOf({ shop, contact, showroom }: Pick<Settings, "shop" | "contact" | "showroom">): Showroom[] {
  const own: Listed = { name: shop.name, address: contact.address, city: contact.city, mapUrl: contact.mapUrl };
  const listed = showroom.places.length > 0 ? showroom.places : [own];
  return listed.map((place, nth) => ({ ...place, key: nth === 0 ? "" : (place.key ?? place.name) }));
}
