import sharp from "sharp";
import { floorToPixel, type Camera } from "../rules/camera.ts";
import { SHADOW_REACH } from "../rules/contact-shadow.ts";
import { largestThatFits, type SizeChoice } from "../rules/largest-that-fits.ts";
import { placeRug, type Placed } from "../rules/place-rug.ts";
import { rugCorners, rugPlane, type RugPlace } from "../rules/rug-plane.ts";
import type { RoomAnalysis } from "./analysis.ts";
import { paintRug, type Canvas } from "./paint-rug.ts";
import { rugTexture } from "./rug-texture.ts";

export type RenderRequest = {
  widthCm: number;
  lengthCm: number;
  /** Other sizes the rug is sold in: one of them is shown where the one asked for does not fit. */
  others?: readonly SizeChoice[];
  /** Metres on the floor and degrees; left out, the engine chooses. */
  x?: number;
  y?: number;
  angle?: number;
  /** Corrects the room's scale after two points of known length: 1.1 = the room is 10 % larger. */
  scale?: number;
};

/** Where the rug will lie: as asked, or the best spot. Null when the photo has none. */
export async function findPlace(room: RoomAnalysis, request: RenderRequest): Promise<Placed | null> {
  const camera = scaled(room.meta.camera, request.scale);
  const size = { width: request.widthCm / 100, length: request.lengthCm / 100 };
  if (request.x !== undefined && request.y !== undefined) {
    return { u: request.x, v: request.y, angle: request.angle ?? 0, ...size, visible: 1, inFrame: 1 };
  }
  const matte = await greyPixels(room.matte);
  const isFloor = (x: number, y: number) => matte[y * room.meta.width + x]! > 127;
  const asked: SizeChoice = { size: "", widthCm: request.widthCm, lengthCm: request.lengthCm };
  const found = largestThatFits(asked, request.others ?? [], ({ widthCm, lengthCm }) =>
    placeRug(camera, room.meta, isFloor, { width: widthCm / 100, length: lengthCm / 100 }, room.meta),
  );
  return found && (found.choice === asked ? found.spot : { ...found.spot, size: found.choice.size });
}

/** The photo with the rug on its floor, as a JPEG. */
export async function render(
  room: RoomAnalysis,
  rugPicture: Uint8Array,
  request: RenderRequest,
): Promise<{ picture: Buffer; place: Placed } | null> {
  const place = await findPlace(room, request);
  if (!place) return null;
  const camera = scaled(room.meta.camera, request.scale);
  const { width, height, light } = room.meta;
  const shade = await sharp(room.shade).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  const canvas: Canvas = {
    width,
    height,
    photo: await rgbPixels(room.photo),
    front: await rgbPixels(room.front),
    matte: await greyPixels(room.matte),
    shade: shade.data,
    shadeWidth: shade.info.width,
    light,
  };
  const painted = paintRug(canvas, await rugTexture(rugPicture), {
    top: rugPlane(camera, place, PILE),
    ground: rugPlane(camera, place),
    place,
    box: boxAround(camera, place, width, height),
  });
  const picture = await sharp(painted, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { picture, place };
}

/** A hand-knotted rug stands about this high, in metres. */
const PILE = 0.012;

const scaled = (camera: Camera, scale = 1): Camera => ({ ...camera, height: camera.height * scale });

const rgbPixels = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer();
const greyPixels = (bytes: Buffer) => sharp(bytes).extractChannel(0).raw().toBuffer();

/** The pixels the rug and its shadow can touch. */
function boxAround(camera: Camera, place: RugPlace, width: number, height: number) {
  const wide = { ...place, width: place.width + 2 * SHADOW_REACH, length: place.length + 2 * SHADOW_REACH };
  const corners = rugCorners(wide).map((corner) => floorToPixel(camera, corner));
  if (corners.some((corner) => corner === null)) return { left: 0, top: 0, right: width - 1, bottom: height - 1 };
  const xs = corners.map((corner) => corner!.x);
  const ys = corners.map((corner) => corner!.y);
  return {
    left: Math.max(0, Math.floor(Math.min(...xs))),
    top: Math.max(0, Math.floor(Math.min(...ys)) - 4),
    right: Math.min(width - 1, Math.ceil(Math.max(...xs))),
    bottom: Math.min(height - 1, Math.ceil(Math.max(...ys))),
  };
}
