import { addresses } from "../../../addresses.ts";

/** Spec §2, Header: four links. */
export const NAVIGATION = [
  { to: addresses.home(), label: "Inicio" },
  { to: addresses.catalog(), label: "Catálogo" },
  { to: addresses.about(), label: "Nosotros" },
  { to: addresses.contact(), label: "Contacto" },
] as const;

/** The link of the page one is on, or of the part of the shop it belongs to. */
export const placeOf = (pathname: string): string | undefined =>
  NAVIGATION.find(({ to }) => pathname === to || (to !== addresses.home() && pathname.startsWith(`${to}/`)))?.to;
