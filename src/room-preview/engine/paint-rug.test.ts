import sharp from "sharp";
import { expect, it } from "vitest";
import { type Camera, floorToPixel } from "../rules/camera.ts";
import { rugPlane } from "../rules/rug-plane.ts";
import { paintRug } from "./paint-rug.ts";
import { rugTexture } from "./rug-texture.ts";

const [WIDTH, HEIGHT, FLOOR] = [480, 360, 180];
/** Two metres above a bare floor, looking down at half a right angle. */
const half = Math.SQRT1_2;
const camera: Camera = { focal: 300, cx: WIDTH / 2, cy: HEIGHT / 2, height: 2, down: [0, half, half], u: [1, 0, 0], v: [0, -half, half] }; // prettier-ignore
const place = { u: 0, v: 2, angle: 20, width: 1.6, length: 1.6 };

async function painted(shape: string): Promise<(s: number, t: number) => number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><g fill="#1f3350">${shape}</g></svg>`;
  const canvas = {
    width: WIDTH,
    height: HEIGHT,
    photo: new Uint8Array(WIDTH * HEIGHT * 3).fill(FLOOR),
    front: new Uint8Array(WIDTH * HEIGHT * 3).fill(FLOOR),
    matte: new Uint8Array(WIDTH * HEIGHT).fill(255),
    shade: new Uint8Array((WIDTH / 4) * (HEIGHT / 4)).fill(128),
    shadeWidth: WIDTH / 4,
    light: { white: 1, cast: [1, 1, 1], grain: 0 },
  };
  const out = paintRug(
    canvas as unknown as Parameters<typeof paintRug>[0],
    await rugTexture(await sharp(Buffer.from(svg)).png().toBuffer()),
    {
      top: rugPlane(camera, place, 0.012),
      ground: rugPlane(camera, place),
      place,
      box: { left: 0, top: 0, right: WIDTH - 1, bottom: HEIGHT - 1 },
    },
  );
  const [cos, sin] = [Math.cos((place.angle * Math.PI) / 180), Math.sin((place.angle * Math.PI) / 180)];
  return (s, t) => {
    const pixel = floorToPixel(camera, { u: place.u + cos * s - sin * t, v: place.v + sin * s + cos * t })!;
    return out[(Math.floor(pixel.y) * WIDTH + Math.floor(pixel.x)) * 3]!;
  };
}

it("beside a round rug, within its square, the photo keeps its own brightness", async () => {
  const at = await painted('<circle cx="150" cy="150" r="150"/>');
  for (const [s, t] of [[0.76, 0.76], [-0.76, 0.76], [0.76, -0.76], [-0.76, -0.76]] as const) expect(at(s, t)).toBe(FLOOR); // prettier-ignore
  expect(at(0, 0), "the rug").toBeLessThan(100);
  for (const turn of [0.5, 2, 3.5, 5]) {
    expect(at(0.815 * Math.cos(turn), 0.815 * Math.sin(turn)), "its shadow").toBeLessThan(FLOOR - 8);
  }
});

it("beside a rectangular rug the floor is dark along its sides", async () => {
  const at = await painted('<rect width="300" height="300"/>');
  expect(at(0.76, 0.76), "the rug").toBeLessThan(100);
  for (const [s, t] of [[0.815, 0.7], [-0.815, -0.7], [0.7, 0.815], [0.7, -0.815]] as const) expect(at(s, t)).toBeLessThan(FLOOR - 8); // prettier-ignore
  expect(at(1.2, 0)).toBe(FLOOR);
});
