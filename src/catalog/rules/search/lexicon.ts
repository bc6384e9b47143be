import type { WordFacet } from "../facets.ts";

/** What a word of a search stands for. `values` are looked for in the facet's column, folded as the database keeps them. */
export type Meaning =
  | { kind: "facet"; facet: WordFacet; values: string[]; label: string }
  | { kind: "color"; values: string[]; label: string }
  | { kind: "area"; least: number; most: number; label: string }
  | { kind: "washable"; label: string }
  | { kind: "filler" };

/** An adjective as it is written of one and of many, of a rug and of a colour: `roj` is rojo, roja, rojos, rojas. */
const forms = (stem: string): string[] => ["o", "a", "os", "as"].map((end) => stem + end);
const plural = (word: string): string[] => [word, /[aeiou]$/.test(word) ? `${word}s` : `${word}es`];
const words = (text: string): string[] => text.split("|");

const color = (label: string, values: string, spellings: string[]): [string[], Meaning] => [
  spellings,
  { kind: "color", values: words(values), label },
];
const facet = (name: WordFacet, label: string, values: string, spellings: string[]): [string[], Meaning] => [
  spellings,
  { kind: "facet", facet: name, values: words(values), label },
];

/** The nine colours of the filters first, then those that only pictures and texts know. */
const COLORS: [string[], Meaning][] = [
  color("Azul", "azul", [
    ...plural("azul"),
    "asul",
    ...plural("celeste"),
    "azul marino",
    "marino",
    "indigo",
    "cobalto",
    "zafiro",
  ]),
  color("Beige", "beige", [...plural("beige"), "beich", "beish", "veige", "crema", "arena", "camel", "lino"]),
  color("Gris", "grey|gris", [...plural("gris"), "griz", "grey", "plomo", "ceniza", "grafito", "humo"]),
  color("Blanco", "blanco", forms("blanc")),
  color("Hueso", "hueso", ["hueso", "marfil", "crudo", "cruda", "color crudo", "blanco roto"]),
  color("Café", "cafe", [
    ...plural("cafe"),
    "marron",
    "marrones",
    "chocolate",
    "castano",
    "carmelita",
    "carmelito",
    "nogal",
    "tierra",
  ]),
  color("Rosado", "rosado", [...forms("rosad"), ...plural("rosa"), "palo de rosa", "palo rosa", "fucsia"]),
  color("Dorado", "dorado", [...forms("dorad"), "oro"]),
  color("Plateado", "plateado", [...forms("platead"), "plata"]),
  color("Rojo", "rojo", [...forms("roj"), "vinotinto", "vino tinto", "granate", "carmesi", "burdeos", "rubi", "bermejo"]),
  color("Terracota", "terracota|naranja", ["terracota", "ladrillo", "oxido", "arcilla", ...plural("naranja"), "anaranjado"]),
  color("Amarillo", "amarillo|dorado", [...forms("amarill"), "mostaza", "miel", "ambar"]),
  color("Verde", "verde", [...plural("verde"), "esmeralda", "oliva", "salvia", "menta", "verde botella"]),
  color("Turquesa", "turquesa", [...plural("turquesa"), "aguamarina", "aqua"]),
  color("Morado", "morado", [...forms("morad"), "lila", "violeta", "purpura", "malva", "lavanda"]),
  color("Negro", "negro", [...forms("negr"), "carbon"]),
];

const SHAPES: [string[], Meaning][] = [
  facet("shape", "Redonda", "redonda", [...forms("redond"), "circular", "circulares", "circulo", "redondita"]),
  facet("shape", "Pasillo", "pasillo", [
    ...plural("pasillo"),
    "pasillera",
    "pasilleras",
    ...plural("corredor"),
    "camino",
    "runner",
    "de corredor",
    "para corredor",
  ]),
  facet("shape", "Cuadrada", "cuadrada", forms("cuadrad")),
  facet("shape", "Rectangular", "rectangular", [...plural("rectangular"), "rectangulo"]),
];

const ROOMS: [string[], Meaning][] = [
  facet("room", "Sala", "sala", [...plural("sala"), "salon", "living", "sala de estar", "sala de tv", "estar"]),
  facet("room", "Comedor", "comedor", [...plural("comedor"), "mesa de comedor"]),
  facet("room", "Alcoba", "alcoba", [
    ...plural("alcoba"),
    ...plural("habitacion"),
    ...plural("dormitorio"),
    ...plural("cuarto"),
    "recamara",
    "pieza",
    "cama",
  ]),
  facet("room", "Infantil", "infantil", [
    ...plural("infantil"),
    ...forms("nin"),
    "bebe",
    "bebes",
    "kids",
    "cuarto de ninos",
    "cuarto de bebe",
    "habitacion infantil",
    "para jugar",
  ]),
  facet("room", "Entrada", "entrada", [...plural("entrada"), "recibidor", "vestibulo", "hall", "foyer"]),
];

const MATERIALS: [string[], Meaning][] = [
  facet("material", "Lana", "lana", [...plural("lana"), "wool", "lana virgen"]),
  facet("material", "Seda artificial", "seda artificial", ["seda artificial"]),
  facet("material", "Seda", "seda", [...plural("seda"), "silk"]),
  facet("material", "Algodón", "algodon", ["algodon", "cotton"]),
  facet("material", "Viscosa", "viscosa", ["viscosa"]),
  facet("material", "Yute", "yute", ["yute", "jute", "fique", "sisal"]),
];

const STYLES: [string[], Meaning][] = [
  facet("tags", "Minimalista", "minimalista", [...plural("minimalista"), "sencilla", "sencillo", "nordica", "nordico"]),
  facet("tags", "Premium", "premium", ["premium", "de lujo", "lujo", "lujosa", "fina", "finas"]),
  facet("tags", "Unicolor", "unicolor", ["unicolor", "lisa", "lisas", "liso", "un solo color", "de un color", "un color"]),
  facet("tags", "Multicolor", "multicolor", ["multicolor", "colorida", "colorido", "coloridas", "de colores", "muchos colores"]),
  facet("tags", "Oscuro", "oscuro", forms("oscur")),
  facet("tags", "Colores Suaves", "colores suaves", ["colores suaves", "tonos suaves", "pastel", "pasteles", "colores claros"]),
  facet("tags", "Fibra Natural", "fibra natural", ["fibra natural", "fibras naturales", "natural", "naturales"]),
  facet("tags", "Brillante", "brillante", [...plural("brillante"), "con brillo", "brillosa"]),
  facet("tags", "Brillo Moderno", "brillo moderno", ["brillo moderno", ...forms("modern"), ...forms("contemporane")]),
  facet("tags", "Tendencia", "tendencia", ["tendencia", "de moda", "moda"]),
  facet("tags", "Promoción", "promocion", ["promocion", "promociones", "oferta", "ofertas", "rebaja", "rebajas", "en descuento"]),
  facet("tags", "Sutil", "sutil", plural("sutil")),
  facet("tags", "Alta Calidad", "alta calidad", ["alta calidad", "buena calidad"]),
];

/** Square metres of the sizes that are called so. */
const AREAS: [string[], Meaning][] = [
  [["muy grande", "gigante", "enorme", "extra grande"], { kind: "area", least: 9.5, most: 99, label: "Muy grande" }],
  [plural("grande"), { kind: "area", least: 7, most: 99, label: "Grande" }],
  [forms("median"), { kind: "area", least: 4, most: 6.9, label: "Mediana" }],
  [
    [...forms("pequen"), ...forms("chiquit"), ...forms("chic"), "pequenita"],
    { kind: "area", least: 0, most: 3.9, label: "Pequeña" },
  ],
];

const WASHABLE: [string[], Meaning] = [
  [
    ...plural("lavable"),
    "que se lave",
    "que se laven",
    "que se pueda lavar",
    "que se puedan lavar",
    "se puede lavar",
    "facil de lavar",
    "facil de limpiar",
    "lavar",
  ],
  { kind: "washable", label: "Fácil de lavar" },
];

/** What says nothing of which rug: every piece here is an `alfombra`. */
const FILLER: [string[], Meaning] = [
  words(
    "alfombra|alfombras|tapete|tapetes|tapiz|tapices|color|colores|tono|tonos|de|del|la|las|el|los|un|una|unos|unas|en|con|para|por|y|o|a|al|que|mi|tu|su|mis|se|sea|es|" +
      "quiero|busco|necesito|algo|tipo|estilo|bonita|bonito|bonitas|linda|lindo|hermosa|elegante|elegantes|medida|medidas|tamano|precio|comprar|venta|bogota|colombia|forma",
  ),
  { kind: "filler" },
];

export const LEXICON: ReadonlyMap<string, Meaning> = new Map(
  [...COLORS, ...SHAPES, ...ROOMS, ...MATERIALS, ...STYLES, ...AREAS, WASHABLE, FILLER].flatMap(([spellings, meaning]) =>
    spellings.map((spelling): [string, Meaning] => [spelling, meaning]),
  ),
);

/** No phrase above is longer. */
export const LONGEST_PHRASE = Math.max(...[...LEXICON.keys()].map((phrase) => phrase.split(" ").length));
