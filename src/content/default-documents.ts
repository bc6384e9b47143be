import { addresses } from "../addresses.ts";
import { DEFAULT_TEXTS } from "./default-texts.ts";
import { DEFAULT_WORKSHOP } from "./rules/workshop.ts";
import { isReading, type Slug } from "./rules/slugs.ts";
import { type Document, type DocumentOf, type HomeDocument, SECTIONS } from "./shape.ts";

const premium = addresses.catalog({ tags: "Premium" });
const all = addresses.catalog();

/** Spec §2, Home hero carousel: three on desktop, five on phones. */
const ON_DESKTOP = 3;

/** Spec §2, Home hero carousel: number, label, title, subtitle, button, target. */
const SLIDES = [
  [
    1,
    "Belora, Ottoman, Valentin, Delux",
    "Colección Premium",
    "Medallones, tulipanes y cenefas de taller turco, escogidos uno a uno por nuestra familia.",
    "Ver la colección Premium",
    premium,
  ],
  [2, "PSE, Nequi, Daviplata o contra entrega", "Pago Seguro", "Se acepta efectivo en la entrada.", "Ver el catálogo", all],
  [
    3,
    "Del taller a tu sala",
    "Alfombras de Turquía Premium",
    "Las traemos nosotros, sin intermediarios. Envío e IVA incluidos en todo el país.",
    "Ver la colección Premium",
    premium,
  ],
  [
    4,
    "Para quedarse",
    "Diseño Atemporal",
    "Dibujos que llevan siglos en casa y siguen sin pasar de moda.",
    "Ver el catálogo",
    all,
  ],
  [
    5,
    "Nudo a nudo",
    "Hechas a Detalle",
    "Pelo denso, cenefas exactas y fleco anudado. Acércate: resisten la lupa.",
    "Ver la colección Premium",
    premium,
  ],
] as const;

/** Spec §3, static home collection cards: a tag, the collections that carry it, and the one whose picture is shown. */
const CARDS = [
  ["Tendencia", "Artemisa, Bosforo", "ARTEMISA"],
  ["Colores Suaves", "Almond, Disney", "ALMOND"],
  ["Brillo Moderno", "Aspendos, Rumeli, Larimar", "LARIMAR"],
  ["Premium", "Belora, Ottoman, Valentin, Delux", "OTTOMAN"],
  ["Fibra Natural", "Jut", "JUT"],
] as const;

const home: HomeDocument = {
  slides: SLIDES.map(([id, label, title, subtitle, button, link]) => ({
    id,
    label,
    title,
    subtitle,
    button,
    link,
    picture: "",
    phonePicture: "",
    film: "",
    phoneFilm: "",
    isOn: true,
    phoneOnly: id > ON_DESKTOP,
    from: null,
    until: null,
  })),
  cards: CARDS.map(([title, text, collection]) => ({
    title,
    text,
    collection,
    picture: "",
    link: addresses.catalog({ tags: title }),
  })),
  sections: SECTIONS.map((name) => ({ name, isOn: true })),
  workshop: DEFAULT_WORKSHOP,
};

/** What holds until something is published. */
export const defaultDocument = <S extends Slug>(slug: S): DocumentOf<S> => {
  const asked: Slug = slug;
  const document: Document = isReading(asked)
    ? DEFAULT_TEXTS[asked]
    : asked === "home"
      ? home
      : { text: "", link: "", from: null, until: null };
  return document as DocumentOf<S>;
};
