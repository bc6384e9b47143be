import sharp from "sharp";

export const plainJpeg = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 450, channels: 3, background } })
    .jpeg()
    .toBuffer();
