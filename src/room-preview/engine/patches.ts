/** Connected patches of the cells where `inside` holds, as lists of cells. */
export function patches(width: number, height: number, inside: (cell: number) => boolean): number[][] {
  const seen = new Uint8Array(width * height);
  const found: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !inside(start)) continue;
    const patch = [start];
    seen[start] = 1;
    for (let i = 0; i < patch.length; i++) {
      const cell = patch[i]!;
      const x = cell % width;
      for (const next of [x > 0 ? cell - 1 : -1, x < width - 1 ? cell + 1 : -1, cell - width, cell + width]) {
        if (next < 0 || next >= seen.length || seen[next] || !inside(next)) continue;
        seen[next] = 1;
        patch.push(next);
      }
    }
    found.push(patch);
  }
  return found;
}
