/** What a size may cost at most, in pesos, and how many of it the shop may have. */
export const MOST_PESOS = 1_000_000_000;
export const MOST_UNITS = 1_000_000;

/** Contract, Stock and orders: what one order may hold. The cart says it before the order does. */
export const tooManyUnits = (most: number): string =>
  `Un pedido lleva como máximo ${most} ${most === 1 ? "alfombra" : "alfombras"}. Quita algunas, o escríbenos y te ayudamos con un pedido más grande.`;
