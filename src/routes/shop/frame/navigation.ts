import { addresses } from "../../../addresses.ts";

/** Spec §2, Header: four links. */
export const NAVIGATION = [
  { to: addresses.home(), label: "Inicio" },
  { to: addresses.catalog(), label: "Catálogo" },
  { to: addresses.about(), label: "Nosotros" },
  { to: addresses.contact(), label: "Contacto" },
] as const;
