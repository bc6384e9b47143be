/** Spec §8, Checkout / payment: word for word. */
export const LINK_PROBLEMS = {
  noLink: "Error creando enlace de pago Bold. Inténtalo de nuevo.",
  noUrl: "Error procesando pago Bold. Inténtalo de nuevo.",
} as const;
