export type Picture = { width: number; height: number; rgba: Uint8Array };

/** How far (per channel) paper may stray from its own colour and still be paper. */
const PAPER = 14;
/** Below this, 0 to 255, a colour is no paper: a dark border belongs to the rug. */
const PALEST_RUG = 215;

/**
 * A rug without the background it was photographed on: pale paper is followed inwards from the
 * rim, round the fringes, and made see-through; then the picture is cropped to what is left.
 */
export function cutOut(picture: Picture): Picture {
  const rgba = Uint8Array.from(picture.rgba);
  const paper = rimColour(picture);
  if (paper) clearFromRim({ ...picture, rgba }, paper);
  return crop({ ...picture, rgba });
}

/** The rim's colour when it is one pale colour all round; null when rug or nothing is there. */
function rimColour({ width, height, rgba }: Picture): [number, number, number] | null {
  const rim: number[] = [];
  for (let x = 0; x < width; x++) rim.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) rim.push(y * width, y * width + width - 1);
  const middle = (c: number) => rim.map((i) => rgba[i * 4 + c]!).toSorted((a, b) => a - b)[rim.length >> 1]!;
  const colour: [number, number, number] = [middle(0), middle(1), middle(2)];
  if (Math.min(...colour) < PALEST_RUG) return null;
  const same = rim.filter((i) => rgba[i * 4 + 3]! > 250 && isNear(rgba, i, colour));
  return same.length > 0.9 * rim.length ? colour : null;
}

const isNear = (rgba: Uint8Array, i: number, colour: readonly number[]) =>
  Math.abs(rgba[i * 4]! - colour[0]!) <= PAPER &&
  Math.abs(rgba[i * 4 + 1]! - colour[1]!) <= PAPER &&
  Math.abs(rgba[i * 4 + 2]! - colour[2]!) <= PAPER;

function clearFromRim({ width, height, rgba }: Picture, paper: readonly number[]): void {
  const todo: number[] = [];
  const visit = (i: number) => {
    if (rgba[i * 4 + 3] === 0 || !isNear(rgba, i, paper)) return;
    rgba[i * 4 + 3] = 0;
    todo.push(i);
  };
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(visit);
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(visit);
  while (todo.length > 0) {
    const i = todo.pop()!;
    const x = i % width;
    if (x > 0) visit(i - 1);
    if (x < width - 1) visit(i + 1);
    if (i >= width) visit(i - width);
    if (i < (height - 1) * width) visit(i + width);
  }
}

function crop(picture: Picture): Picture {
  const { width, rgba } = picture;
  let [left, right, top, bottom] = [width, -1, picture.height, -1];
  for (let i = 0; i < rgba.length / 4; i++) {
    if (rgba[i * 4 + 3]! < 16) continue;
    const x = i % width;
    const y = (i - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < left) return picture;
  const out = { width: right - left + 1, height: bottom - top + 1 };
  const rows = new Uint8Array(out.width * out.height * 4);
  for (let y = 0; y < out.height; y++) {
    const start = ((top + y) * width + left) * 4;
    rows.set(rgba.subarray(start, start + out.width * 4), y * out.width * 4);
  }
  return { ...out, rgba: rows };
}
