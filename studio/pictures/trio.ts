import sharp, { type Sharp } from "sharp";
import { MAT } from "./mat.ts";
import { outline } from "./packshot.ts";

const FRAME = { width: 1250, height: 1000 };
/** Rugs reach past the frame: they are laid on a larger sheet and cut out of it. */
const SHEET = 2600;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const SHADOW = { r: 52, g: 40, b: 30 };

interface Laid {
  /** middle of the rug, seen from the middle of the frame */
  x: number;
  y: number;
  turn: number;
  /** width of the rug, or of the disc */
  width: number;
}

const BACK: [Laid, Laid] = [
  { x: -330, y: -110, turn: -15, width: 690 },
  { x: 355, y: -150, turn: 11, width: 670 },
];
const FRONT: Laid = { x: 20, y: 330, turn: -4, width: 700 };
const FRONT_ROUND: Laid = { x: 30, y: 150, turn: 8, width: 660 };

/** Three rugs of a collection thrown over one another, from straight above, in the light of one window. */
export async function trio(flats: [left: string, right: string, front: string], isFrontRound: boolean): Promise<Sharp> {
  const places = [...BACK, isFrontRound ? FRONT_ROUND : FRONT];
  let sheet: Buffer = await sharp({ create: { width: SHEET, height: SHEET, channels: 3, background: MAT } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (const [i, flat] of flats.entries()) sheet = await lay(sheet, flat, places[i]!);
  const cut = { left: (SHEET - FRAME.width) / 2, top: (SHEET - FRAME.height) / 2, ...FRAME };
  const picture = await sharp(sheet).extract(cut).removeAlpha().png({ compressionLevel: 0 }).toBuffer();
  return sharp(picture).composite([{ input: Buffer.from(DUSK), blend: "multiply" }]);
}

async function lay(sheet: Buffer, flat: string, { x, y, turn, width }: Laid): Promise<Buffer> {
  const rug = await cutOut(flat, width, turn);
  const at = { left: Math.round(SHEET / 2 + x - rug.width / 2), top: Math.round(SHEET / 2 + y - rug.height / 2) };
  const cast = (blur: number, strength: number, dx: number, dy: number) => shadowOf(rug, at, blur, strength, dx, dy);
  return sharp(sheet)
    .composite([await cast(30, 0.4, 14, 22), await cast(6, 0.5, 4, 7), { input: rug.data, ...at }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The rug without its ground, turned. */
async function cutOut(flat: string, width: number, turn: number) {
  const { data, info } = await sharp(flat)
    .resize({ width, kernel: "lanczos3" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  const solid = await sharp(data, { raw: { ...size, channels: 3 } })
    .joinChannel(Buffer.from(outline(data, info.width, info.height)), { raw: { ...size, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const turned = await sharp(solid)
    .rotate(turn, { background: CLEAR })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { data: turned.data, width: turned.info.width, height: turned.info.height };
}

async function shadowOf(
  rug: { data: Buffer; width: number; height: number },
  at: { left: number; top: number },
  blur: number,
  strength: number,
  dx: number,
  dy: number,
) {
  const reach = blur * 3;
  const wide = await sharp(rug.data)
    .extend({ top: reach, bottom: reach, left: reach, right: reach, background: CLEAR })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const alpha = await sharp(wide)
    .extractChannel("alpha")
    .blur(blur)
    .linear(strength, 0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: rug.width + reach * 2, height: rug.height + reach * 2 };
  const input = await sharp({ create: { ...size, channels: 3, background: SHADOW } })
    .joinChannel(alpha.data, { raw: { ...size, channels: alpha.info.channels } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, left: at.left + dx - reach, top: at.top + dy - reach };
}

/** Bright where the window is, top left; the far corner falls off. */
const DUSK = `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}">
<defs><linearGradient id="d" x1="0.1" y1="0" x2="0.95" y2="1"><stop offset="0" stop-color="#fffdf8"/><stop offset="0.55" stop-color="#f7f2ea"/><stop offset="1" stop-color="#cfc6ba"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#d)"/></svg>`;
