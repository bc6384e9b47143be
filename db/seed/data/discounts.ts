export interface DemoDiscount {
  code: string;
  name: string;
  description: string;
  percentage: number;
  /** days from the shop's first start; negative is the past */
  startsIn: number;
  endsIn: number;
  isActive: boolean;
  /** no tags: every product */
  applicableTags: string[];
}

/** One of every display state (spec §4), and one that is bound to tags. */
export const DISCOUNTS: DemoDiscount[] = [
  {
    code: "BIENVENIDA10",
    name: "Bienvenida",
    description: "Diez por ciento en la primera compra, toda la tienda.",
    percentage: 10,
    startsIn: -30,
    endsIn: 335,
    isActive: true,
    applicableTags: [],
  },
  {
    code: "NATURAL15",
    name: "Semana de la fibra natural",
    description: "Quince por ciento en yute y lana sin teñir.",
    percentage: 15,
    startsIn: -3,
    endsIn: 12,
    isActive: true,
    applicableTags: ["Fibra Natural"],
  },
  {
    code: "TEMPORADA20",
    name: "Cambio de temporada",
    description: "Veinte por ciento en promociones y colores suaves.",
    percentage: 20,
    startsIn: 14,
    endsIn: 45,
    isActive: true,
    applicableTags: ["Promocion", "Colores Suaves"],
  },
  {
    code: "ANIVERSARIO12",
    name: "Aniversario de la casa",
    description: "Doce por ciento en toda la tienda durante el mes de aniversario.",
    percentage: 12,
    startsIn: -75,
    endsIn: -45,
    isActive: true,
    applicableTags: [],
  },
  {
    code: "ARQUITECTOS25",
    name: "Convenio arquitectos",
    description: "En pausa mientras se renueva el convenio.",
    percentage: 25,
    startsIn: -90,
    endsIn: 180,
    isActive: false,
    applicableTags: ["Premium"],
  },
];
