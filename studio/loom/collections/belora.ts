import type { Composition } from "../cloth.ts";
import { mix, rgb, type Rgb } from "../colour.ts";
import { measure, type Cut } from "../cut.ts";
import { cloud, noise, smooth } from "../noise.ts";
import { paint, type Dab } from "../paint.ts";
import { pick, random, speck } from "../random.ts";

export interface Belora {
  collection: "BELORA";
  ground: string;
  tones: string[];
  gold: [dark: string, light: string];
  /** dunes: brushed ridges; arches: rings from two corners; facets: mended stone */
  lines?: "dunes" | "arches" | "facets";
  cut?: Cut;
}

interface Tint {
  colour: Rgb;
  /** distance to the next gold line, about 0.006 is on it */
  edge: number;
}

type Tinting = (u: number, v: number) => Tint;

/** Large quiet planes of wool, parted by hairlines of gold. */
export async function belora(design: Belora, seed: number): Promise<Composition> {
  const { width, height, cm, shape } = measure(design.cut);
  const s = seed % 997;
  const [dark, bright] = [rgb(design.gold[0]), rgb(design.gold[1])];
  const tint = { dunes, arches, facets }[design.lines ?? "dunes"](design, seed, height / 800);
  const dab = (x: number, y: number): Dab => {
    const { colour, edge } = tint(x / 800, y / 800);
    const grain = (speck(x, y, s + 1) - 0.5) * 9;
    if (edge < 0.006) {
      const gold = mix(colour, mix(dark, bright, noise(x / 4, y / 4, s)), 0.85);
      return { colour: gold, pile: 0.85 };
    }
    return { colour: [colour[0] + grain, colour[1] + grain, colour[2] + grain], pile: 0.5 };
  };
  return { cloth: paint(width, height, seed, dab), cm, shape, pile: "cut" };
}

/** Brush strokes one over the other, each ending in a ridge. */
function dunes(design: Belora, seed: number, tall: number): Tinting {
  const s = seed % 997;
  const chance = random(seed);
  const ground = rgb(design.ground);
  const tones = design.tones.map(rgb);
  const strokes = Array.from({ length: 16 }, (_, i) => ({
    y: ((i + chance() * 0.9) / 15) * (tall + 0.1) - 0.05,
    swing: 0.05 + chance() * 0.1,
    phase: chance() * 6,
    pace: 0.8 + chance() * 1.4,
    slope: -0.25 + chance() * 0.15,
    cover: 0.75 + chance() * 0.25,
    tone: pick(tones, chance),
  }));
  return (u, v) => {
    const x = u + 0.16 * (cloud(u * 2, v * 2, s, 4) - 0.5);
    const y = v + 0.3 * (cloud(u * 1.4 + 4, v * 1.4, s + 2, 4) - 0.5);
    let colour = ground;
    let edge = 1;
    for (const k of strokes) {
      const below = y - (k.y + k.slope * (x - 0.5) + k.swing * Math.sin(x * k.pace * 3.2 + k.phase));
      if (below <= 0) continue;
      const bristle = cloud(x * 3 + below * 2, below * 60, s + 40, 3);
      const cover = k.cover * smooth(0, 0.012, below) * (0.72 + 0.28 * smooth(0.3, 0.6, bristle));
      colour = mix(colour, k.tone, cover * smooth(0.62, 0.1, below * 1.3 + (bristle - 0.5) * 0.5));
      edge = Math.min(edge, below / (0.4 + cloud(x * 5, k.phase, s, 2)));
    }
    return { colour, edge };
  };
}

/** Rings around two far points; their crossings are never quite the same width. */
function arches(design: Belora, seed: number, tall: number): Tinting {
  const s = seed % 997;
  const chance = random(seed);
  const tones = [design.ground, ...design.tones].map(rgb);
  const centres = [
    { x: -0.1 - chance() * 0.2, y: tall * (0.9 + chance() * 0.3), step: 0.13 + chance() * 0.05 },
    { x: 1.1 + chance() * 0.2, y: tall * (0.15 + chance() * 0.2), step: 0.16 + chance() * 0.06 },
  ];
  return (u, v) => {
    const x = u + 0.05 * (cloud(u * 2, v * 2, s, 3) - 0.5);
    const y = v + 0.05 * (cloud(u * 2 + 4, v * 2, s + 2, 3) - 0.5);
    const [near, far] = centres.map((c) => Math.hypot(x - c.x, y - c.y) / c.step) as [number, number];
    const [a, b] = [Math.floor(near), Math.floor(far)];
    const front = speck(a, 5, s) > 0.42;
    const ring = front ? near - a : far - b;
    const tone = tones[Math.floor(speck(front ? a : b, front ? 1 : 2, s) * tones.length)]!;
    const brushed = cloud(ring * 5, (front ? far : near) * 1.5, s + 9, 3);
    const colour = mix(tone, tones[0]!, 0.35 * smooth(0.35, 0.7, brushed) * ring);
    const step = front ? centres[0]!.step : centres[1]!.step;
    return { colour, edge: Math.min(ring, 1 - ring) * step * 1.4 };
  };
}

/** Broken stone joined with gold, each piece shaded from one side. */
function facets(design: Belora, seed: number, tall: number): Tinting {
  const s = seed % 997;
  const chance = random(seed);
  const tones = [design.ground, ...design.tones].map(rgb);
  const stones = Array.from({ length: 17 }, (_, i) => ({
    x: ((i % 3) + chance()) / 3,
    y: ((Math.floor(i / 3) + chance()) / 6) * tall,
    lean: chance() * 6.28,
    tone: pick(tones, chance),
  }));
  return (u, v) => {
    const x = u + 0.03 * (cloud(u * 3, v * 3, s, 3) - 0.5);
    const y = v + 0.03 * (cloud(u * 3 + 4, v * 3, s + 2, 3) - 0.5);
    const order = stones.map((stone) => ({ stone, d: Math.hypot(x - stone.x, y - stone.y) })).sort((p, q) => p.d - q.d);
    const [first, second] = [order[0]!, order[1]!];
    const { stone } = first;
    const slant = (x - stone.x) * Math.cos(stone.lean) + (y - stone.y) * Math.sin(stone.lean);
    const brushed = cloud(slant * 30, (x + y) * 2, s + 9, 3);
    const colour = mix(stone.tone, tones[0]!, smooth(-0.25, 0.3, slant) * 0.55 + 0.2 * (brushed - 0.5));
    const apart = Math.hypot(second.stone.x - stone.x, second.stone.y - stone.y);
    return { colour, edge: (second.d ** 2 - first.d ** 2) / (2 * apart) };
  };
}
