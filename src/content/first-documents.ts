import { addresses } from "../addresses.ts";
import type { Document, HomeDocument } from "./shape.ts";
import { SECTIONS } from "./shape.ts";

const slide = (id: number, label: string, title: string, subtitle: string): HomeDocument["slides"][number] => ({
  id,
  label,
  title,
  subtitle,
  button: "Ver el catálogo",
  link: addresses.catalog(),
  picture: "",
  phonePicture: "",
  film: "",
  phoneFilm: "",
  isOn: true,
  phoneOnly: false,
  from: null,
  until: null,
});

/** What a shop of one's own begins with: no word of the demo's, no card of a collection that is not there. */
export const FIRST_DOCUMENTS: Partial<Record<"home" | "about", Document>> = {
  home: {
    // Not the demo's numbers, whose pictures would be shown with them.
    slides: [slide(101, "{{city}}", "{{shop_line}}", "Escogidas una a una. Envío e IVA incluidos en todo el país.")],
    cards: [],
    sections: SECTIONS.map((name) => ({ name, isOn: true })),
  },
  about: `# {{shop_name}}

{{shop_line}}, escogidas una a una, con envío e IVA incluidos en todo el país.

## Lo que prometemos

### Envío incluido

A cualquier municipio de Colombia, sin letra pequeña.

### {{returns_days}} días para devolverla

Si no es para tu casa, la recogemos gratis y te devolvemos todo.

### IVA incluido

Todos los precios traen el IVA del {{iva_percent}}. No se suma nada al pagar en línea.

### Certificado de autenticidad

Cada alfombra llega con su origen, su material y su medida por escrito.
`,
};
