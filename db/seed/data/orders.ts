export interface DemoOrder {
  customer: { name: string; email: string; phone: string; documentType: string; idNumber: string };
  shipping: { address: string; city: string; state: string; zipCode: string };
  items: { rugId: number; size: string; quantity: number }[];
  paymentMethod: "Bold" | "COD";
  paymentStatus: "pending" | "paid" | "failed" | "cancelled" | "expired";
  status: "pending" | "processing" | "shipped" | "delivered" | "cancelled";
  discountCode?: string;
  /** before the shop's first start */
  hoursAgo: number;
}

const DAY = 24;

export const person = (name: string, idNumber: string, phone: string): DemoOrder["customer"] => ({
  name,
  email: `${name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().split(" ").slice(0, 2).join(".")}@example.com`,
  phone,
  documentType: "CC",
  idNumber,
});

/** Enough to fill the back office's week: every status, both ways to pay. Prices come from the catalogue. */
export const ORDERS: DemoOrder[] = [
  {
    customer: person("Laura Vanessa Pinzón", "1020456789", "+57 310 555 0101"),
    shipping: { address: "Carrera 11 # 93-40, apto 502", city: "Bogotá, D.C.", state: "Bogotá, D.C.", zipCode: "110221" },
    items: [{ rugId: 10, size: "6x9", quantity: 1 }],
    paymentMethod: "Bold",
    paymentStatus: "paid",
    status: "processing",
    hoursAgo: 2,
  },
  {
    customer: person("Sebastián Lozano Mejía", "80123456", "+57 312 555 0102"),
    shipping: { address: "Calle 10 # 43E-31, casa 4", city: "Medellín", state: "Antioquia", zipCode: "050021" },
    items: [
      { rugId: 3, size: "8x10", quantity: 1 },
      { rugId: 49, size: "2x8", quantity: 1 },
    ],
    paymentMethod: "COD",
    paymentStatus: "pending",
    status: "processing",
    hoursAgo: 7,
  },
  {
    customer: person("Clara Inés Montoya", "24876543", "+57 315 555 0103"),
    shipping: { address: "Carrera 23 # 62-16, torre 2, apto 801", city: "Manizales", state: "Caldas", zipCode: "170004" },
    items: [{ rugId: 33, size: "5x8", quantity: 1 }],
    paymentMethod: "Bold",
    paymentStatus: "paid",
    status: "shipped",
    discountCode: "BIENVENIDA10",
    hoursAgo: DAY + 5,
  },
  {
    customer: person("Jorge Iván Cárdenas", "79456123", "+57 300 555 0104"),
    shipping: { address: "Transversal 5 # 87-22, casa 11", city: "Bogotá, D.C.", state: "Bogotá, D.C.", zipCode: "110231" },
    items: [{ rugId: 47, size: "6x9", quantity: 1 }],
    paymentMethod: "Bold",
    paymentStatus: "paid",
    status: "shipped",
    hoursAgo: 2 * DAY + 3,
  },
  {
    customer: person("Daniela Ospina Correa", "1152234567", "+57 301 555 0105"),
    shipping: { address: "Calle 5 # 76-50, apto 1203", city: "Cali", state: "Valle del Cauca", zipCode: "760033" },
    items: [{ rugId: 4, size: "8x10", quantity: 1 }],
    paymentMethod: "Bold",
    paymentStatus: "failed",
    status: "cancelled",
    hoursAgo: 3 * DAY + 8,
  },
  {
    customer: person("Ricardo Villamizar Peña", "91234567", "+57 318 555 0106"),
    shipping: { address: "Carrera 35 # 48-90, apto 604", city: "Bucaramanga", state: "Santander", zipCode: "680003" },
    items: [
      { rugId: 46, size: "9x12", quantity: 1 },
      { rugId: 54, size: "6x6", quantity: 2 },
    ],
    paymentMethod: "COD",
    paymentStatus: "paid",
    status: "delivered",
    discountCode: "NATURAL15",
    hoursAgo: 4 * DAY + 1,
  },
  {
    customer: person("Natalia Sanabria Ruiz", "52345678", "+57 320 555 0107"),
    shipping: {
      address: "Avenida San Martín # 9-120, apto 7B",
      city: "Cartagena de Indias",
      state: "Bolívar",
      zipCode: "130001",
    },
    items: [{ rugId: 2, size: "9x12", quantity: 1 }],
    paymentMethod: "Bold",
    paymentStatus: "paid",
    status: "delivered",
    hoursAgo: 9 * DAY,
  },
  {
    customer: person("Gloria Inés Ramírez", "41567890", "+57 311 555 0108"),
    shipping: { address: "Calle 127 # 15-36, casa 8", city: "Bogotá, D.C.", state: "Bogotá, D.C.", zipCode: "110121" },
    items: [{ rugId: 7, size: "5x8", quantity: 1 }],
    paymentMethod: "Bold",
    paymentStatus: "paid",
    status: "delivered",
    hoursAgo: 16 * DAY,
  },
  {
    customer: person("Esteban Marín Gil", "1037654321", "+57 304 555 0109"),
    shipping: { address: "Calle 24 Sur # 40-12, apto 302", city: "Envigado", state: "Antioquia", zipCode: "055420" },
    items: [
      { rugId: 14, size: "6x8", quantity: 1 },
      { rugId: 53, size: "6x6", quantity: 1 },
    ],
    paymentMethod: "Bold",
    paymentStatus: "expired",
    status: "cancelled",
    hoursAgo: 20 * DAY,
  },
  {
    customer: person("Felipe Quintero Sáenz", "80987654", "+57 316 555 0110"),
    shipping: { address: "Carrera 7 # 19-28, apto 1101", city: "Pereira", state: "Risaralda", zipCode: "660001" },
    items: [{ rugId: 9, size: "8x10", quantity: 1 }],
    paymentMethod: "COD",
    paymentStatus: "paid",
    status: "delivered",
    hoursAgo: 27 * DAY,
  },
];
