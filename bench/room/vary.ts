import sharp, { type Sharp } from "sharp";

/** The same change for a photo and (without its colours) for its floor's mask. */
type Vary = (bytes: Uint8Array, isMask: boolean) => Promise<Buffer>;

const sized = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};
const kept = (picture: Sharp) => picture.png({ compressionLevel: 1 }).toBuffer();

/** Turned by hand: what is left when the empty corners are cut off. */
const turned =
  (degrees: number): Vary =>
  async (bytes) => {
    const { data, width, height } = await sized(bytes);
    const wide = await sized(await kept(sharp(data).rotate(degrees, { background: "#000" })));
    const lost = Math.sin((Math.abs(degrees) * Math.PI) / 180);
    const [w, h] = [Math.floor(width - 2 * height * lost), Math.floor(height - 2 * width * lost)];
    const box = { left: (wide.width - w) >> 1, top: (wide.height - h) >> 1, width: w, height: h };
    return kept(sharp(wide.data).extract(box));
  };

/** A part of the photo, by shares of its sides. */
const part =
  (left: number, top: number, right: number, bottom: number): Vary =>
  async (bytes) => {
    const { data, width, height } = await sized(bytes);
    const [l, t] = [Math.round(left * width), Math.round(top * height)];
    const box = { left: l, top: t, width: Math.round(right * width) - l, height: Math.round(bottom * height) - t };
    return kept(sharp(data).extract(box));
  };

const upright: Vary = async (bytes) => {
  const { data, width, height } = await sized(bytes);
  const w = Math.min(width, Math.round(height * 0.75));
  return kept(sharp(data).extract({ left: (width - w) >> 1, top: 0, width: w, height }));
};

const toned =
  (change: (picture: Sharp) => Sharp): Vary =>
  (bytes, isMask) =>
    kept(isMask ? sharp(bytes) : change(sharp(bytes).removeAlpha()));

/** Straight lines bent outwards, as a phone's widest lens draws them. */
const bent: Vary = async (bytes) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const out = Buffer.alloc(data.length);
  const half = Math.hypot(width, height) / 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [(x - width / 2) / half, (y - height / 2) / half];
      const pull = (1 + 0.12 * (dx * dx + dy * dy)) / 1.12;
      const [sx, sy] = [Math.round(width / 2 + dx * pull * half), Math.round(height / 2 + dy * pull * half)];
      const from = (Math.min(height - 1, Math.max(0, sy)) * width + Math.min(width - 1, Math.max(0, sx))) * channels;
      data.copy(out, (y * width + x) * channels, from, from + channels);
    }
  }
  return kept(sharp(out, { raw: { width, height, channels } }));
};

const poor: Vary = async (bytes, isMask) => {
  const small = sharp(bytes).resize(640, 640, { fit: "inside" });
  return isMask ? kept(small) : small.jpeg({ quality: 22 }).toBuffer();
};

export const VARIANTS: Record<string, Vary> = {
  flip: (bytes) => kept(sharp(bytes).flop()),
  left: turned(-3),
  right: turned(3),
  upright,
  low: part(0, 0.28, 1, 1),
  side: part(0.22, 0.05, 1, 0.95),
  dim: toned((picture) => picture.linear(0.32, 4)),
  bright: toned((picture) => picture.linear(1.7, 10)),
  poor,
  bent,
};
