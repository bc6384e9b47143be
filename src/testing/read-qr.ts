import decodeQR from "qr/decode.js";
import sharp from "sharp";

/** What a camera reads from a drawing on white paper. */
export async function readQr(svg: string): Promise<string> {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)![1]) * 6;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(size, size, { kernel: "nearest" })
    .extend({ top: 48, bottom: 48, left: 48, right: 48, background: "#ffffff" })
    .flatten({ background: "#ffffff" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}
