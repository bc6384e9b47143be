import type { RoomMeta } from "../../src/room-preview/engine/analysis.ts";
import { dot, floorToPixel, pixelToFloor, type Camera, type PixelPoint, type Vec3 } from "../../src/room-preview/rules/camera.ts";
import { fits } from "../../src/room-preview/rules/largest-that-fits.ts";
import type { Placed } from "../../src/room-preview/rules/place-rug.ts";
import { rugCorners } from "../../src/room-preview/rules/rug-plane.ts";

type Share = [number, number];

/** A photo of others, by reference: where it is found, and what an eye sees in it, as shares of its size. */
export type JudgedPhoto = {
  name: string;
  sha256: string;
  address: string;
  /** Spots on beds, tables and walls: a rug that shows there is wrong. */
  notFloor: Share[];
  /** No rug belongs there: a landscape, a balcony, nothing but a bed. */
  noFloor?: boolean;
  door?: { foot: Share; head: Share; metres: number };
  /** The mark by rules when the photo was last judged, and the marks by eye before and since. */
  mark?: Mark;
  eye?: { before?: string; since: string };
  /** What is unusual about it. */
  kind?: string;
};

export const MARKS = ["refused", "good", "passable", "weak", "silly"] as const;
export type Mark = (typeof MARKS)[number];
export const worse = (a: Mark, b: Mark): boolean => MARKS.indexOf(a) > MARKS.indexOf(b);

/** Good: whole and on floor. Passable: half of it shows. Weak: a scrap, or half on an old rug. Silly: on a bed or a wall. */
export function markPhoto(photo: JudgedPhoto, meta: RoomMeta, matte: Uint8Array, place: Placed | null) {
  if (!place) return { mark: photo.noFloor ? ("refused" as const) : ("weak" as const), astray: 0, halfOn: 0 };
  const { width, height, camera } = meta;
  const corners = rugCorners(place).map((corner) => floorToPixel(camera, corner));
  const covers = (spot: PixelPoint) => corners.every((corner) => corner) && isInside(spot, corners as PixelPoint[]);
  const astray = photo.notFloor.filter(([x, y]) => {
    const spot = { x: x * width, y: y * height };
    return covers(spot) && matte[Math.floor(spot.y) * width + Math.floor(spot.x)]! > 127;
  }).length;
  const halfOn = Math.max(0, ...(meta.oldRugs ?? []).map((old) => halfCovered(old, place, camera.height)));
  const mark: Mark =
    astray > 0 || photo.noFloor
      ? "silly"
      : place.visible < 0.25 || halfOn > 0.15
        ? "weak"
        : fits(place) && place.visible > 0.65
          ? "good"
          : "passable";
  return { mark, astray, halfOn };
}

/** How tall the door comes out, against how tall it is. */
export function scaleError({ door }: JudgedPhoto, { camera, width, height }: RoomMeta): number | null {
  const foot = door && pixelToFloor(camera, { x: door.foot[0] * width, y: door.foot[1] * height });
  if (!foot) return null;
  const ray: Vec3 = [(door.head[0] * width - camera.cx) / camera.focal, (door.head[1] * height - camera.cy) / camera.focal, 1];
  const reach = Math.hypot(foot.u, foot.v) / Math.hypot(dot(ray, camera.u), dot(ray, camera.v));
  return (camera.height - reach * dot(ray, camera.down)) / door.metres - 1;
}

/** 0 where an old rug is covered wholly or not at all, 0.5 where half of it is. */
function halfCovered(old: NonNullable<RoomMeta["oldRugs"]>[number], place: Placed, lens: Camera["height"]): number {
  const us = rugCorners(place).map(({ u }) => u);
  const vs = rugCorners(place).map(({ v }) => v);
  const wide = Math.max(0, Math.min(Math.max(...us), old.u1 * lens) - Math.max(Math.min(...us), old.u0 * lens));
  const deep = Math.max(0, Math.min(Math.max(...vs), old.v1 * lens) - Math.max(Math.min(...vs), old.v0 * lens));
  const share = (wide * deep) / Math.min(place.width * place.length, (old.u1 - old.u0) * (old.v1 - old.v0) * lens * lens);
  return Math.min(share, 1 - Math.min(1, share));
}

function isInside({ x, y }: PixelPoint, corners: readonly PixelPoint[]): boolean {
  const sides = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0;
  });
  return sides.every(Boolean) || !sides.some(Boolean);
}
