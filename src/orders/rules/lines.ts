export type OrderLine = { carpetId: number; size: string; quantity: number };
export type ShortLine = { carpetId: number; name: string; size: string; available: number };

/** The same rug and size on two lines is one line: together they must be in stock. */
export function sumLines(lines: readonly OrderLine[]): OrderLine[] {
  const summed = new Map<string, OrderLine>();
  for (const line of lines) {
    const key = `${line.carpetId} ${line.size}`;
    const known = summed.get(key);
    if (known) known.quantity += line.quantity;
    else summed.set(key, { ...line });
  }
  return [...summed.values()];
}

/** Spec §5, inventory: the sentence for one short product, or for several. */
export const shortStockSentence = (short: readonly ShortLine[]): string =>
  short.length === 1
    ? `${short[0]!.name || "Esta alfombra"} (${short[0]!.size}) no tiene suficiente inventario. Solo ${short[0]!.available} unidades disponibles.`
    : "Varios productos no tienen suficiente inventario. Por favor revisa tu carrito.";

export const shortStockForStaff = (short: readonly ShortLine[]): string =>
  short.length === 1
    ? `There is not enough stock of ${short[0]!.name || "this carpet"} (${short[0]!.size}): ${short[0]!.available} left.`
    : `There is not enough stock of ${short.map(({ name, size, available }) => `${name || "a hidden carpet"} (${size}, ${available} left)`).join(", ")}.`;
