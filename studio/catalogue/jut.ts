import type { DemoRug } from "./demo-rug.ts";

const RAW = { base: "#c6a670", dark: "#8b6b40", light: "#ead5a8" };

export const JUT: DemoRug[] = [
  {
    id: 46,
    name: "Jut Natural",
    text: "Yute del delta del Ganges, trenzado en Bursa y cosido trenza con trenza desde el borde hasta el centro. Dos trenzas negras hacen de marco. Fresca en tierra caliente y honesta en cualquier parte. No la mojes: una cepillada en seco y, si hace falta, un paño apenas húmedo.",
    material: "Yute trenzado a mano",
    colors: ["Beige", "Café"],
    tags: ["Fibra Natural", "Minimalista"],
    stock: { "5x8": 9, "6x9": 8, "8x10": 5, "9x12": 3 },
    design: { collection: "JUT", fibre: RAW, stripe: ["#3d3a36", "#5d5851"], dyed: [3, 5] },
  },
  {
    id: 54,
    name: "Jut Caracola",
    text: "Redonda, en anillos que crecen desde el centro, con dos vueltas de algodón crudo. Debajo de una mesa de desayuno o al lado de una cama baja hace que todo parezca vacaciones. Reversible. El yute suelta una pelusa fina las primeras semanas: es normal, aspírala y listo.",
    material: "Yute y algodón crudo",
    colors: ["Beige", "Blanco"],
    tags: ["Fibra Natural", "Colores Suaves"],
    stock: { "6x6": 6, "8x8": 2 },
    design: {
      collection: "JUT",
      fibre: RAW,
      stripe: ["#e9e0cc", "#f6f0e2"],
      dyed: [2, 3, 7],
      braids: "rings",
      cut: "round",
    },
  },
  {
    id: 59,
    name: "Jut Puerto",
    text: "Trenzas en hileras, con franjas azul marino en los extremos como las camisetas de los pescadores de Ayvalık. Lleva fleco de yute suelto. Aguanta terrazas cubiertas, casas de campo y perros. Gírala cada tres meses si le da el sol de frente, y guárdala enrollada.",
    material: "Yute con franjas de algodón teñido",
    colors: ["Beige", "Azul"],
    tags: ["Fibra Natural", "Tendencia"],
    stock: { "5x8": 4, "6x9": 3, "8x10": 1, "9x12": 1 },
    design: {
      collection: "JUT",
      fibre: { base: "#b9a07a", dark: "#7d6546", light: "#e2d0aa" },
      stripe: ["#2f4356", "#47617a"],
      dyed: [2, 4, 5, 6, 8],
      braids: "rows",
      fringe: true,
    },
  },
  {
    id: 60,
    name: "Jut Café Tostado",
    text: "Yute teñido con cáscara de nogal hasta quedar del color del café recién tostado. Un solo tono de borde a borde, con la luz jugando en cada puntada. Va con cuero, con hierro y con paredes blancas. La más sufrida de la casa: el barro seco sale con escoba.",
    material: "Yute teñido con nogal",
    colors: ["Café"],
    tags: ["Fibra Natural", "Unicolor", "Oscuro"],
    stock: { "5x8": 5, "6x9": 2, "8x10": 0, "9x12": 2 },
    design: {
      collection: "JUT",
      fibre: { base: "#6b4d34", dark: "#3e2a1b", light: "#9a7650" },
      stripe: ["#6b4d34", "#9a7650"],
      dyed: [],
    },
  },
];
