/** Places at a table of that length: one at each end, the others along its sides. */
export function seatsAt(tableLength: number): number {
  if (tableLength <= 130) return 4;
  if (tableLength <= 200) return 6;
  return tableLength <= 250 ? 8 : 10;
}
