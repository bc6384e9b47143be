/** Whole minutes until an order runs out; undefined where only a wrong clock could say so: `most` is the time to pay. */
export function minutesLeft(expiresAt: string, now: number, most: number): number | undefined {
  const minutes = Math.ceil((Date.parse(expiresAt) - now) / 60_000);
  return minutes > 0 && minutes <= most ? minutes : undefined;
}

/** Spec §8, word for word; without the minutes where the order had another time than usual. */
export const expiredSentence = (minutes?: number): string =>
  `El tiempo para completar el pago ha expirado${minutes === undefined ? "" : ` (${minutes} minutos)`}. Tu pedido ha sido cancelado automáticamente. Puedes crear un nuevo pedido.`;
