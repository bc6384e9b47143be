import { readdirSync, readFileSync } from "node:fs";
import type { Camera, PixelPoint } from "../../src/room-preview/rules/camera.ts";

/** A rendered room: its camera's place and lens (measured over the height), and a spot of bare floor in metres. */
export type Facts = { lens: number; sensor: number; camera: [number, number, number, number][]; spot?: Spot };
export type Spot = readonly [number, number];
export type KnownRoom = { name: string; photo: Buffer; floor: Buffer; facts: Facts };

const STUDIO = new URL("../../studio/rooms/templates/", import.meta.url);
const OURS = new URL("ours/", import.meta.url);

const facts = (url: URL) => JSON.parse(readFileSync(url, "utf8")) as Facts;

/** Rooms as a phone sees them, rendered to judge by. */
export const phoneRooms = (): KnownRoom[] =>
  readdirSync(OURS)
    .filter((file) => file.endsWith(".jpg"))
    .map((file) => file.slice(0, -4))
    .map((name) => ({
      name,
      photo: readFileSync(new URL(`${name}.jpg`, OURS)),
      floor: readFileSync(new URL(`${name}.png`, OURS)),
      facts: facts(new URL(`${name}.json`, OURS)),
    }));

/** The shop's own studio, seen from a tripod. */
export const studioRooms = (): KnownRoom[] =>
  ["living", "bedroom", "dining", "nursery"].map((name) => ({
    name,
    photo: readFileSync(new URL(`${name}/image.avif`, STUDIO)),
    floor: readFileSync(new URL(`${name}/cover.png`, STUDIO)),
    facts: { ...facts(new URL(`${name}/facts.json`, STUDIO)), spot: [0, -0.85] },
  }));

export const focalOf = ({ lens, sensor }: Facts, height: number): number => (lens / sensor) * height;

/** As a phone writes it down: against the diagonal of a full frame. */
export const focal35mm = (of: Facts, width: number, height: number): number =>
  (focalOf(of, height) * 43.27) / Math.hypot(width, height);

/** The renderer's camera in our own terms: it looks along its own negative z, with y up. */
export function trueCamera(of: Facts, width: number, height: number): Camera {
  const m = of.camera;
  const seen = (axis: 0 | 1 | 2) => [m[axis]![0]!, -m[axis]![1]!, -m[axis]![2]!] as const;
  const [u, v, up] = [seen(0), seen(1), seen(2)];
  const down = [-up[0], -up[1], -up[2]] as const;
  return { focal: focalOf(of, height), cx: width / 2, cy: height / 2, down, u, v, height: m[2]![3]! };
}

/** Where a spot of the floor is seen. */
export function projected(of: Facts, [x, y]: Spot, width: number, height: number): PixelPoint {
  const m = of.camera;
  const away = [x - m[0]![3]!, y - m[1]![3]!, -m[2]![3]!];
  const along = (k: 0 | 1 | 2) => m[0]![k]! * away[0]! + m[1]![k]! * away[1]! + m[2]![k]! * away[2]!;
  const focal = focalOf(of, height);
  return { x: width / 2 - (focal * along(0)) / along(2), y: height / 2 + (focal * along(1)) / along(2) };
}
