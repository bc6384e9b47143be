import { addresses } from "../../addresses.ts";

export type SlideWords = {
  id: number;
  /** The rug in the demo's own picture of this slide. */
  shows: number;
  label: string;
  title: string;
  subtitle: string;
  ctaText: string;
  ctaLink: string;
};

const premium = addresses.catalog({ tags: "Premium" });

/** Spec §2, Home hero carousel: the first three everywhere, the other two on phones only. */
export const SLIDES: readonly SlideWords[] = [
  {
    id: 1,
    shows: 47,
    label: "Belora, Ottoman, Valentin, Delux",
    title: "Colección Premium",
    subtitle: "Medallones, tulipanes y cenefas de taller turco, escogidos uno a uno por nuestra familia.",
    ctaText: "Ver la colección Premium",
    ctaLink: premium,
  },
  {
    id: 2,
    shows: 1,
    label: "PSE, Nequi, Daviplata o contra entrega",
    title: "Pago Seguro",
    subtitle: "Se acepta efectivo en la entrada.",
    ctaText: "Ver el catálogo",
    ctaLink: addresses.catalog(),
  },
  {
    id: 3,
    shows: 7,
    label: "Del taller a tu sala",
    title: "Alfombras de Turquía Premium",
    subtitle: "Las traemos nosotros, sin intermediarios. Envío e IVA incluidos en todo el país.",
    ctaText: "Ver la colección Premium",
    ctaLink: premium,
  },
  {
    id: 4,
    shows: 2,
    label: "Para quedarse",
    title: "Diseño Atemporal",
    subtitle: "Dibujos que llevan siglos en casa y siguen sin pasar de moda.",
    ctaText: "Ver el catálogo",
    ctaLink: addresses.catalog(),
  },
  {
    id: 5,
    shows: 32,
    label: "Nudo a nudo",
    title: "Hechas a Detalle",
    subtitle: "Pelo denso, cenefas exactas y fleco anudado. Acércate: resisten la lupa.",
    ctaText: "Ver la colección Premium",
    ctaLink: premium,
  },
];

export const ON_DESKTOP = 3;
