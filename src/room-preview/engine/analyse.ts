import sharp from "sharp";
import type { FloorSketch, RoomAnalysis } from "./analysis.ts";
import { cameraHeight } from "./camera-height.ts";
import { doubtsAbout } from "./confidence.ts";
import { OUTSIDE } from "./find-floor.ts";
import { roomLight, SHADE_RANGE } from "./light.ts";
import { lineSegments, type Segment } from "./line-segments.ts";
import { floorMatte } from "./matte.ts";
import { type Photo, photoJpeg, readPhoto } from "./photo.ts";
import { readFloor, type SettledFloor } from "./read-floor.ts";
import { roomScale } from "./room-scale.ts";
import { MASK } from "./segment.ts";
import { standingEdges } from "./standing-edges.ts";

export type Step = "reading" | "perspective" | "floor" | "light";

type OnStep = (step: Step, sketch?: FloorSketch) => void;

/** Everything there is to learn from a photo. Done once; each rug is then only a render. */
export async function analyse(bytes: Uint8Array, onStep: OnStep = () => {}): Promise<RoomAnalysis> {
  onStep("reading");
  const photo = await readPhoto(bytes);
  onStep("perspective");
  const segments = await lineSegments(photo);
  onStep("floor");
  const read = await readFloor(photo, segments);
  return describeRoom(photo, segments, read, onStep);
}

/** The part that needs no network. */
export async function describeRoom(
  photo: Photo,
  segments: Segment[],
  read: SettledFloor,
  onStep: OnStep = () => {},
): Promise<RoomAnalysis> {
  const { width, height } = photo;
  const { found, floor } = read;
  const edges = floor ? standingEdges(segments, found.camera, photo, floor.logits) : [];
  const scale = roomScale(cameraHeight(floor?.drop, found.camera.focal, height), edges, segments);
  const camera = { ...found.camera, height: scale.height };
  onStep("light", floor ? { width, height, camera, mask: await maskAddress(floor.logits) } : undefined);
  const nothing = { logits: new Float32Array(MASK * MASK).fill(OUTSIDE), surfaces: new Uint8Array(MASK * MASK) };
  const { logits, surfaces } = floor ?? nothing;
  const matte = floorMatte(logits, photo, found.camera);
  const light = roomLight(photo, matte.alpha, surfaces);
  const confidence = doubtsAbout(read, camera, photo, matte.alpha);
  const { white, cast, grain } = light;
  return {
    meta: {
      version: 1,
      width,
      height,
      camera,
      light: { white, cast, grain },
      confidence,
      scale: { margin: scale.margin, by: scale.by },
      oldRugs: floor?.rugs ?? [],
      walls: read.walls,
    },
    photo: await photoJpeg(photo),
    front: await photoJpeg({ ...photo, rgb: matte.front }, 88),
    matte: await greyPng(matte.alpha, width, height, 1),
    shade: await greyPng(light.shade, light.shadeWidth, light.shadeHeight, SHADE_RANGE),
  };
}

async function maskAddress(logits: Float32Array): Promise<string> {
  const alpha = Buffer.from(logits.map((value) => (value > 0 ? 255 : 0)));
  const mask = sharp({ create: { width: MASK, height: MASK, channels: 3, background: "#000" } })
    .joinChannel(alpha, { raw: { width: MASK, height: MASK, channels: 1 } })
    .png({ palette: true, colours: 2 });
  return `data:image/png;base64,${(await mask.toBuffer()).toString("base64")}`;
}

async function greyPng(values: Float32Array, width: number, height: number, range: number) {
  const bytes = new Uint8Array(values.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Math.round((values[i]! / range) * 255);
  return sharp(bytes, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
