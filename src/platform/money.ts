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

const format = new Intl.NumberFormat("es-CO", {
  style: "currency",
  currency: "COP",
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** `$ 1.850.000`, with the no-break space the es-CO formatter puts after the sign. */
export const showPesos = (amount: number): string => format.format(amount).replaceAll(/\s/g, "\u00A0");
export const showCents = (amount: number): string => showPesos(Math.round(amount / 100));
