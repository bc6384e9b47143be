export interface DemoBooking {
  /** days from today in Bogotá; negative is the past */
  inDays: number;
  time: string;
  name: string;
  phone: string;
  notes: string;
  status: "confirmed" | "cancelled" | "blocked" | "completed";
}

/** Visits around the first start, so that the week is neither empty nor full. */
export const BOOKINGS: DemoBooking[] = [
  {
    inDays: -6,
    time: "10:00",
    name: "Mauricio Tovar",
    phone: "+57 313 555 0201",
    notes: "Quiere ver la colección Ottoman.",
    status: "completed",
  },
  {
    inDays: -4,
    time: "16:00",
    name: "Susana Giraldo",
    phone: "+57 314 555 0202",
    notes: "Arquitecta. Trae planos de dos salas.",
    status: "completed",
  },
  {
    inDays: -2,
    time: "11:00",
    name: "Wilson Pardo",
    phone: "+57 317 555 0203",
    notes: "Cambio de un Rumeli Hogar.",
    status: "completed",
  },
  { inDays: -1, time: "09:00", name: "Karen Lizeth Vargas", phone: "+57 319 555 0204", notes: "", status: "cancelled" },
  {
    inDays: 0,
    time: "15:00",
    name: "Germán Arboleda",
    phone: "+57 321 555 0205",
    notes: "Valentin, en rojo y en verde.",
    status: "confirmed",
  },
  {
    inDays: 1,
    time: "10:00",
    name: "Alejandra Peña",
    phone: "+57 322 555 0206",
    notes: "Cuarto infantil, 3 × 4 m.",
    status: "confirmed",
  },
  { inDays: 1, time: "14:00", name: "", phone: "", notes: "Inventario", status: "blocked" },
  { inDays: 2, time: "08:00", name: "Rodrigo Acosta", phone: "+57 323 555 0207", notes: "", status: "confirmed" },
  {
    inDays: 2,
    time: "17:00",
    name: "Leonor Santamaría",
    phone: "+57 324 555 0208",
    notes: "Viene con decoradora.",
    status: "confirmed",
  },
  { inDays: 4, time: "12:00", name: "", phone: "", notes: "Almuerzo del equipo", status: "blocked" },
  {
    inDays: 5,
    time: "11:00",
    name: "Tomás Escobar",
    phone: "+57 325 555 0209",
    notes: "Pasillera para corredor de 6 m.",
    status: "confirmed",
  },
];
