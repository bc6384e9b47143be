import { circle, path } from "../svg.ts";

/** Faces for children's rugs, our own: a fox, a bear, a rabbit and an owl, each about 2 by 2 around 0,0. */
export interface Fur {
  ink: string;
  coat: string;
  pale: string;
  blush: string;
}

const scaled = (r: number, body: string) => `<g transform="scale(${r})">${body}</g>`;
const dot = (x: number, y: number, r: number, fill: string) => circle(x, y, r, fill);
const edged = (d: string, fill: string, ink: string) => path(d, fill, ink, 0.05);
const pair = (draw: (s: 1 | -1) => string) => draw(-1) + draw(1);
const oval = (x: number, y: number, rx: number, ry: number, fill: string, ink = "none", turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="${ink}" stroke-width="0.05" transform="rotate(${turn} ${x} ${y})"/>`;
const eyes = (x: number, y: number, ink: string, pale: string) =>
  pair((s) => dot(s * x, y, 0.085, ink) + dot(s * x + 0.03, y - 0.03, 0.028, pale));
const cheeks = (x: number, y: number, blush: string) => pair((s) => oval(s * x, y, 0.12, 0.085, blush));
const smile = (y: number, ink: string) =>
  path(`M-0.16 ${y}Q-0.08 ${y + 0.1} 0 ${y}Q0.08 ${y + 0.1} 0.16 ${y}`, "none", ink, 0.045);

export const fox = (r: number, f: Fur): string =>
  scaled(
    r,
    pair(
      (s) =>
        edged(`M${s * 0.24} -0.42L${s * 0.72} -0.95L${s * 0.8} -0.2Z`, f.coat, f.ink) +
        path(`M${s * 0.42} -0.5L${s * 0.66} -0.74L${s * 0.7} -0.36Z`, f.blush),
    ) +
      edged(
        "M0 0.86C-0.4 0.62 -0.95 0.3 -0.84 -0.18C-0.7 -0.62 -0.3 -0.62 0 -0.6C0.3 -0.62 0.7 -0.62 0.84 -0.18C0.95 0.3 0.4 0.62 0 0.86Z",
        f.coat,
        f.ink,
      ) +
      pair((s) =>
        path(`M0 0.82C${s * 0.36} 0.62 ${s * 0.84} 0.34 ${s * 0.84} 0C${s * 0.6} -0.08 ${s * 0.3} 0.08 0 0.36Z`, f.pale),
      ) +
      eyes(0.34, 0.06, f.ink, f.pale) +
      oval(0, 0.7, 0.12, 0.1, f.ink),
  );

export const bear = (r: number, f: Fur): string =>
  scaled(
    r,
    pair((s) => circle(s * 0.56, -0.56, 0.3, f.coat, f.ink, 0.05) + dot(s * 0.56, -0.56, 0.16, f.blush)) +
      oval(0, 0.06, 0.86, 0.78, f.coat, f.ink) +
      oval(0, 0.34, 0.4, 0.32, f.pale) +
      eyes(0.34, -0.02, f.ink, f.pale) +
      cheeks(0.56, 0.22, f.blush) +
      oval(0, 0.22, 0.13, 0.09, f.ink) +
      smile(0.4, f.ink),
  );

export const rabbit = (r: number, f: Fur): string =>
  scaled(
    r,
    pair(
      (s) => oval(s * 0.34, -0.74, 0.2, 0.52, f.coat, f.ink, s * 12) + oval(s * 0.34, -0.72, 0.1, 0.36, f.blush, "none", s * 12),
    ) +
      oval(0, 0.24, 0.74, 0.62, f.coat, f.ink) +
      eyes(0.28, 0.14, f.ink, f.pale) +
      cheeks(0.48, 0.34, f.blush) +
      oval(0, 0.3, 0.08, 0.06, f.ink) +
      smile(0.42, f.ink),
  );

export const owl = (r: number, f: Fur): string =>
  scaled(
    r,
    edged(
      "M-0.72 -0.9L-0.3 -0.66Q0 -0.74 0.3 -0.66L0.72 -0.9C0.86 -0.3 0.96 0.9 0 0.92C-0.96 0.9 -0.86 -0.3 -0.72 -0.9Z",
      f.coat,
      f.ink,
    ) +
      path("M-0.46 0.2C-0.5 0.7 -0.2 0.82 0 0.82C0.2 0.82 0.5 0.7 0.46 0.2Z", f.pale) +
      [-0.2, 0.06]
        .map((x) => path(`M${x} 0.42l0.07 0.09l0.07 -0.09M${x} 0.6l0.07 0.09l0.07 -0.09`, "none", f.blush, 0.05))
        .join("") +
      pair(
        (s) =>
          circle(s * 0.32, -0.2, 0.3, f.pale, f.ink, 0.05) +
          dot(s * 0.3, -0.18, 0.15, f.ink) +
          dot(s * 0.3 + 0.05, -0.23, 0.05, f.pale),
      ) +
      edged("M-0.1 -0.02L0.1 -0.02L0 0.18Z", f.blush, f.ink),
  );

export const ANIMALS = [fox, bear, rabbit, owl];
