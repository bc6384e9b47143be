/** Mean over a (2r+1)² window, cut off at the edges, in time independent of r. */
export function boxBlur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(source.length);
  for (let y = 0; y < height; y++) meanRow(source, rows, y * width, width, radius);
  const out = new Float32Array(source.length);
  meanColumns(rows, out, width, height, radius);
  return out;
}

/** Three boxes are close enough to a Gaussian. */
export function smoothBlur(source: Float32Array, width: number, height: number, radius: number) {
  const once = boxBlur(source, width, height, radius);
  return boxBlur(boxBlur(once, width, height, radius), width, height, radius);
}

function meanRow(from: Float32Array, to: Float32Array, start: number, width: number, radius: number): void {
  let sum = 0;
  let count = Math.min(radius + 1, width);
  for (let i = 0; i < count; i++) sum += from[start + i]!;
  for (let i = 0; i < width; i++) {
    to[start + i] = sum / count;
    if (i + radius + 1 < width) {
      sum += from[start + i + radius + 1]!;
      count++;
    }
    if (i >= radius) {
      sum -= from[start + i - radius]!;
      count--;
    }
  }
}

// Row by row with one running sum per column: memory is read in order, unlike column by column.
function meanColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const sums = new Float64Array(width);
  for (let y = 0; y <= Math.min(radius, height - 1); y++) addRow(sums, from, y * width, 1);
  for (let y = 0; y < height; y++) {
    const share = 1 / (Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1);
    const start = y * width;
    for (let x = 0; x < width; x++) to[start + x] = sums[x]! * share;
    if (y + radius + 1 < height) addRow(sums, from, (y + radius + 1) * width, 1);
    if (y >= radius) addRow(sums, from, (y - radius) * width, -1);
  }
}

function addRow(sums: Float64Array, from: Float32Array, start: number, sign: 1 | -1): void {
  for (let x = 0; x < sums.length; x++) sums[x] = sums[x]! + sign * from[start + x]!;
}
