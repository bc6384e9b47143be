/** Spreads an RGB plane from where `cover` is full into its surroundings, so that edges never mix in furniture. */
export function fillFrom(plane: Float32Array, cover: Float32Array, width: number, rounds = 24): Float32Array {
  const out = plane.slice();
  const known = Uint8Array.from(cover, (value) => (value > 0.97 ? 1 : 0));
  const steps = [-1, 1, -width, width];
  const touches = (i: number, step: number) =>
    known[i + step] === 1 && !(step === -1 && i % width === 0) && !(step === 1 && i % width === width - 1);
  for (let round = 0; round < rounds; round++) {
    const edge: number[] = [];
    for (let i = 0; i < known.length; i++) if (known[i] === 0 && steps.some((step) => touches(i, step))) edge.push(i);
    for (const i of edge) {
      const near = steps.filter((step) => touches(i, step));
      for (let c = 0; c < 3; c++) out[i * 3 + c] = near.reduce((sum, step) => sum + out[(i + step) * 3 + c]!, 0) / near.length;
    }
    for (const i of edge) known[i] = 1;
  }
  return out;
}
