import { inBoth } from "../platform/input-sentences.ts";
import { refusals } from "../platform/refusal.ts";
import { NAME_SHAPE, PHONE_SHAPE } from "./rules/visitor.ts";

export const refuse = refusals({
  "showroom.name_and_phone": [400, inBoth("Name and phone are required", "Nombre y teléfono son obligatorios")],
  "showroom.range": [
    400,
    inBoth("Ask for 31 days at most, the first one first", "Pide como máximo 31 días, del primero al último"),
  ],
  "showroom.taken": [409, "Ese horario ya no está disponible. Elige otra hora."],
  "showroom.place_unknown": [422, "Ese showroom no existe. Elige uno de la lista."],
  "showroom.past": [422, "Ese horario ya pasó. Elige una hora que esté por venir."],
  "showroom.closed": [
    422,
    ({ first, last }: { first?: string; last?: string }) =>
      first === undefined
        ? "Ese día no recibimos visitas. Elige otro día."
        : first === last
          ? `A esa hora no recibimos visitas. Ese día puedes venir a las ${first}.`
          : `A esa hora no recibimos visitas. Elige una hora entre las ${first} y las ${last}.`,
  ],
  "showroom.too_soon": [
    422,
    ({ hours }: { hours: number }) =>
      `Reserva con al menos ${hours === 1 ? "1 hora" : `${hours} horas`} de anticipación, para recibirte bien. Elige una hora más tarde.`,
  ],
  "showroom.too_far": [
    422,
    ({ days }: { days: number }) =>
      `Recibimos reservas hasta con ${days === 1 ? "1 día" : `${days} días`} de anticipación. Elige una fecha más cercana.`,
  ],
  "showroom.phone": [422, PHONE_SHAPE],
  "showroom.name": [422, NAME_SHAPE],
  "showroom.open_visits": [
    429,
    ({ most }: { most: number }) =>
      `Ya tienes ${most === 1 ? "1 visita" : `${most} visitas`} por venir. Cambia o cancela una desde su enlace, o escríbenos por WhatsApp.`,
  ],
  "showroom.open_visits_here": [
    429,
    "Desde esta conexión ya hay varias visitas reservadas. Escríbenos por WhatsApp y te ayudamos a reservar la tuya.",
  ],
  "showroom.visit_over": [422, "Esta visita ya pasó o fue cancelada."],
  "showroom.visit_unknown": [404, "No encontramos esta visita"],
  "showroom.not_found": [404, inBoth("That reservation does not exist", "Esa reserva no existe")],
  "showroom.slot_held": [409, inBoth("Another booking or block holds that slot", "Otra reserva o un bloqueo ocupa ese horario")],
  "showroom.all_booked": [
    409,
    inBoth(
      "Those slots have bookings. Cancel or move the visits first: nothing was blocked.",
      "Esos horarios tienen reservas. Cancela o mueve primero las visitas: no se bloqueó nada.",
    ),
  ],
});
