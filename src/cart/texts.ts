/** Spec §8, Cart, and §2: word for word. */
export const CART_TEXTS = {
  checkFailed: "No se pudo verificar el inventario. Algunos productos podrían no estar disponibles.",
  retry: "Reintentar",
  banner: "Algunos productos no están disponibles en la cantidad solicitada.",
  adjust: "Ajustar cantidades",
  none: "Sin stock",
  otherSize: "Elige otra medida o quítala.",
  noSize: "Agotada en todas las medidas. Quítala para continuar.",
  gone: "Ya no está a la venta. Quítala para continuar.",
  over: (available: number) => `Cantidad no disponible. Solo ${available} unidad(es) disponible(s).`,
  available: (available: number) => (available === 1 ? "1 disponible" : `${available} disponibles`),
  full: (most: number) => `Llegaste a ${most} alfombras, el máximo de un pedido. ¿Necesitas más? Escríbenos y te ayudamos.`,
  pieces: (count: number) => (count === 1 ? "1 alfombra" : `${count} alfombras`),
  merged: (name: string, size: string, quantity: number) =>
    `Ya tenías ${name} en medida ${size}: unimos las dos líneas, ahora son ${quantity}.`,
  resized: (name: string, size: string) => `${name}: medida ${size}.`,
  removed: (name: string, size: string) => `Quitaste ${name}, ${size}.`,
  undo: "Deshacer",
} as const;
