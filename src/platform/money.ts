declare const unit: unique symbol;
/** Integer Colombian cents: the only form in which money is stored or computed. */
export type Cents = number & { readonly [unit]: "cents" };
/** Whole pesos: what the public catalogue shows and what Bold is asked for. */
export type Pesos = number & { readonly [unit]: "pesos" };

export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`);
  return value as Cents;
}

export const pesosOf = (amount: Cents): Pesos => Math.round(amount / 100) as Pesos;
export const centsOf = (amount: number): Cents => cents(Math.round(amount) * 100);

/**
 * `$ 1.850.000`, with the no-break space that es-CO puts after the sign. By hand: the browser's own formatter takes
 * longer to make than a page of cards to hydrate. A test holds the two together.
 */
export function showPesos(amount: number): string {
  const whole = Math.round(Math.abs(amount));
  const sign = amount < 0 && whole > 0 ? "-" : "";
  return `${sign}$\u00A0${String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ".")}`;
}
export const showCents = (amount: number): string => showPesos(Math.round(amount / 100));

/** Whole pesos from what somebody types into a field that shows them with dots. */
export const pesosIn = (typed: string): number => Number(typed.replaceAll(/\D/g, "").slice(0, 12));
