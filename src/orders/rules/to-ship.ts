type Units = { itemId: number; quantity: number };

/** The same line named twice counts together. */
export function sumUnits(items: readonly Units[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { itemId, quantity } of items) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity);
  return sums;
}

/** How many units of each line have not left yet, by the line's id. */
export function leftToShip(
  items: readonly { id: number; quantity: number }[],
  shipments: readonly { items: readonly Units[] }[],
): Map<number, number> {
  const sent = sumUnits(shipments.flatMap((shipment) => shipment.items));
  return new Map(items.map(({ id, quantity }) => [id, Math.max(0, quantity - (sent.get(id) ?? 0))]));
}

export const unitsLeft = (left: ReadonlyMap<number, number>): number => [...left.values()].reduce((sum, units) => sum + units, 0);
