/** A rug as a solid in metres, lying on the floor: y is up, x its width, z its length. */
export interface RugShape {
  cm: { width: number; length: number };
  round?: boolean;
  fringe?: boolean;
}

/** One surface of one material; pile carries picture coordinates from the top left. */
export interface Surface {
  material: "pile" | "back" | "fringe";
  positions: number[];
  normals: number[];
  picture: number[];
  triangles: number[];
}

type Corner = [x: number, z: number];

const THICK = 0.012;
const LIP = 0.005;
const ROUND_SIDES = 96;

export function rugMesh(shape: RugShape): Surface[] {
  const half = { x: shape.cm.width / 200, z: shape.cm.length / 200 };
  const outline = shape.round ? circle(half) : rectangle(half);
  const surfaces = [pile(outline, half), back(outline)];
  return shape.fringe && !shape.round ? [...surfaces, fringe(half)] : surfaces;
}

const rectangle = (half: { x: number; z: number }): Corner[] => [
  [-half.x, -half.z],
  [half.x, -half.z],
  [half.x, half.z],
  [-half.x, half.z],
];

const circle = (half: { x: number; z: number }): Corner[] =>
  Array.from({ length: ROUND_SIDES }, (_, i) => {
    const a = (i / ROUND_SIDES) * 2 * Math.PI;
    return [Math.cos(a) * half.x, Math.sin(a) * half.z];
  });

const empty = (material: Surface["material"]): Surface => ({ material, positions: [], normals: [], picture: [], triangles: [] });

/** Sides, a soft lip and the top plate; the picture runs over the lip so that no bare edge shows. */
function pile(outline: Corner[], half: { x: number; z: number }): Surface {
  const s = empty("pile");
  const rings: [inset: number, y: number, up: number][] = [
    [0, 0, 0],
    [0, THICK - LIP, 0.3],
    [LIP, THICK, 0.8],
    [LIP, THICK, 1],
  ];
  const count = outline.length;
  for (const [inset, y, up] of rings)
    for (const [x, z] of outline) {
      const [px, pz] = [x * (1 - inset / half.x), z * (1 - inset / half.z)];
      const out = Math.sqrt(1 - up * up) / Math.hypot(x / half.x, z / half.z);
      s.positions.push(px, y, pz);
      s.normals.push(...unit([(x / half.x) * out, up, (z / half.z) * out]));
      s.picture.push(px / half.x / 2 + 0.5, pz / half.z / 2 + 0.5);
    }
  for (let ring = 0; ring < 2; ring++)
    for (let i = 0; i < count; i++) {
      const [a, b] = [ring * count + i, ring * count + ((i + 1) % count)];
      s.triangles.push(a, a + count, b, b, a + count, b + count);
    }
  closeWith(s, 3 * count, count, [0, THICK, 0], 1);
  return s;
}

function back(outline: Corner[]): Surface {
  const s = empty("back");
  for (const [x, z] of outline) {
    s.positions.push(x, 0, z);
    s.normals.push(0, -1, 0);
    s.picture.push(0, 0);
  }
  closeWith(s, 0, outline.length, [0, 0, 0], -1);
  return s;
}

/** A fan around a middle point closes a ring of vertices. */
function closeWith(s: Surface, first: number, count: number, middle: [number, number, number], up: 1 | -1) {
  const centre = s.positions.length / 3;
  s.positions.push(...middle);
  s.normals.push(0, up, 0);
  s.picture.push(0.5, 0.5);
  for (let i = 0; i < count; i++) {
    const [a, b] = [first + i, first + ((i + 1) % count)];
    if (up > 0) s.triangles.push(centre, b, a);
    else s.triangles.push(centre, a, b);
  }
}

const TASSEL = 0.011;
const TASSEL_LENGTH = 0.085;
/** Along a tassel: how far out, how wide, how high above the floor. */
const STATIONS: [out: number, width: number, y: number][] = [
  [0, 0.95, 0.008],
  [0.22, 0.4, 0.007],
  [1, 0.9, 0.002],
];

/** Tassels are flat ribbons, seen from above and below: no see-through picture that breaks up at a distance. */
function fringe(half: { x: number; z: number }): Surface {
  const s = empty("fringe");
  const count = Math.round((half.x * 2) / TASSEL);
  const step = (half.x * 2) / count;
  for (const end of [-1, 1])
    for (let i = 0; i < count; i++) {
      const sway = Math.sin(i * 12.9898 + end * 4.1) * step * 0.45;
      const length = TASSEL_LENGTH * (0.9 + 0.1 * Math.sin(i * 7.233 + end));
      for (const up of [1, -1] as const) ribbon(s, -half.x + (i + 0.5) * step, half.z, end, step, sway, length, up);
    }
  return s;
}

function ribbon(s: Surface, x: number, z: number, end: number, step: number, sway: number, length: number, up: 1 | -1) {
  const first = s.positions.length / 3;
  for (const [out, width, y] of STATIONS)
    for (const side of [-1, 1]) {
      s.positions.push(x + sway * out * out + (side * step * width) / 2, y, end * (z + out * length));
      s.normals.push(0, up, 0);
      s.picture.push(0, 0);
    }
  for (let row = 0; row < STATIONS.length - 1; row++) {
    const a = first + row * 2;
    if (end * up > 0) s.triangles.push(a, a + 2, a + 1, a + 1, a + 2, a + 3);
    else s.triangles.push(a, a + 1, a + 2, a + 1, a + 3, a + 2);
  }
}

const unit = ([x, y, z]: [number, number, number]): [number, number, number] => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
