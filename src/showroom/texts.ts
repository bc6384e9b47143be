import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "showroom.name_and_phone": [400, "Nombre y teléfono son obligatorios"],
  "showroom.range": [400, "Pide como máximo 31 días, del primero al último"],
  "showroom.taken": [409, "Ese horario ya no está disponible. Elige otra hora."],
  "showroom.past": [422, "Ese horario ya pasó. Elige una hora que esté por venir."],
  "showroom.closed": [422, "A esa hora no recibimos visitas. Elige una hora entre las 06:00 y las 17:00."],
  "showroom.visit_over": [422, "Esta visita ya pasó o fue cancelada."],
  "showroom.visit_unknown": [404, "No encontramos esta visita"],
  "showroom.not_found": [404, "That reservation does not exist"],
  "showroom.slot_held": [409, "Another booking or block holds that slot"],
  "showroom.all_booked": [409, "Those slots have bookings. Cancel or move the visits first: nothing was blocked."],
});
