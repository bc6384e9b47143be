/** Side of the grid over the photo on which walls are told. */
export const WALL_GRID = 64;

/** Which cells of that grid show a wall, or a cupboard, which a rug lies beneath as little: a bit for each, row by row, in base64. */
export type Walls = string;

/** So that what is known of each cell travels as one short text. */
export function wallsOf(isWall: (cell: number) => boolean): Walls {
  const bytes = new Uint8Array(WALL_GRID ** 2 / 8);
  for (let cell = 0; cell < WALL_GRID ** 2; cell++) if (isWall(cell)) bytes[cell >> 3]! |= 1 << (cell & 7);
  return btoa(String.fromCharCode(...bytes));
}

/** Whether a spot, in shares of the photo's size, shows a wall; none is known of rooms that were read without. */
export function wallReader(walls: Walls | undefined): (x: number, y: number) => boolean {
  if (!walls) return () => false;
  const bytes = Uint8Array.from(atob(walls), (letter) => letter.charCodeAt(0));
  return (x, y) => {
    const cell = Math.floor(y * WALL_GRID) * WALL_GRID + Math.floor(x * WALL_GRID);
    return (bytes[cell >> 3]! & (1 << (cell & 7))) !== 0;
  };
}
