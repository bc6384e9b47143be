import { expiredSentence } from "../orders/rules/minutes-left.ts";

/** Spec §8, Checkout / payment: word for word. */
export const PROBLEMS = {
  notCreated: "No se pudo crear el pedido",
  declined: "El pago no fue aprobado o el pedido fue cancelado. Puedes intentar de nuevo o usar otro método de pago.",
  expired: expiredSentence,
  cancelled: "El pedido ha sido cancelado. Puedes crear un nuevo pedido si lo deseas.",
  timedOut:
    'Tiempo de espera agotado. Si completaste el pago, el pedido se actualizará automáticamente. Puedes verificar el estado en la sección "Mis pedidos".',
  previousCancelled: "Tu pedido anterior fue cancelado. Puedes crear un nuevo pedido.",
  previousExpired: (minutes: number) => `Tu pedido anterior expiró después de ${minutes} minutos. Puedes crear un nuevo pedido.`,
  notChecked: "No se pudo verificar el inventario. Por favor intenta de nuevo.",
  /** Not in the specification: nobody pays another price than the one on the screen. */
  priceChanged: "El precio cambió mientras comprabas. Revisa el nuevo total antes de continuar.",
  /** Not in the specification: a call that failed is told. */
  notCancelled: "No pudimos cancelar el pedido: sigue abierto. Revisa tu conexión e intenta de nuevo.",
} as const;

/** Spec §5, checkout's required fields; what the specification does not say is said in the same voice. */
export const FORM_TEXTS = {
  name: "El nombre es obligatorio",
  email: "El correo es obligatorio",
  phone: "El teléfono es obligatorio",
  address: "La dirección es obligatoria",
  city: "La ciudad es obligatoria",
  state: "El departamento/estado es obligatorio",
  emailShape: "Revisa el correo: debe verse como nombre@correo.co",
  phoneShape: "Escribe un celular o fijo de Colombia de 10 dígitos, o uno extranjero con +",
  idNumber: "Revisa el número: no parece un documento de ese tipo",
  nitDigit: (digit: number) => `El dígito de verificación de ese NIT es ${digit}`,
  terms: "Para continuar necesitamos que aceptes las condiciones de compra",
  privacy: "Para continuar necesitamos tu autorización para tratar tus datos",
} as const;

/** Spec §5, discount code. */
export const CODE_TEXTS = {
  empty: "Ingresa un código de descuento",
  second: "Ya hay un código aplicado",
  invalid: "Código de descuento no válido",
} as const;
