/** Contract, Money: a percentage of the subtotal, rounded to the peso. */
export const surcharged = (pesos: number, percent: number): number => Math.round((pesos * Math.round(percent * 100)) / 10_000);
