import { copyFile, readFile } from "node:fs/promises";
import sharp from "sharp";
import { chosen } from "../catalogue/catalogue.ts";
import { masterOf } from "../pictures/masters.ts";

const SHARE = { width: 1200, height: 630 };
const IVORY = "#F8F4ED";
const SHOWPIECE = "47";

/** marks: logo, icons and the picture that others see when a page is shared, into `public/`. */
export async function run(): Promise<void> {
  for (const name of ["logo", "logo-ivory", "favicon"]) await copyFile(`studio/marks/${name}.svg`, `public/${name}.svg`);
  for (const [name, size] of [
    ["apple-touch-icon", 180],
    ["icon-192", 192],
    ["icon-512", 512],
  ] as const)
    await sharp("studio/marks/favicon.svg", { density: (72 * size) / 64 })
      .resize(size, size)
      .flatten({ background: "#8E2F2B" })
      .png({ palette: true })
      .toFile(`public/${name}.png`);
  await sharePicture();
}

/** The logo on ivory beside the showpiece's middle. */
async function sharePicture(): Promise<void> {
  const logo = await sharp(await readFile("studio/marks/logo-stacked.svg"), { density: 150 })
    .resize({ width: 400 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const rug = await sharp(masterOf(chosen([SHOWPIECE])[0]!, "flat"))
    .resize({ width: 620 })
    .extract({ left: 0, top: 170, width: 620, height: SHARE.height })
    .toBuffer();
  await sharp({ create: { ...SHARE, channels: 3, background: IVORY } })
    .composite([
      { input: rug, left: SHARE.width - 620, top: 0 },
      {
        input: logo.data,
        left: Math.round((SHARE.width - 620 - 400) / 2),
        top: Math.round((SHARE.height - logo.info.height) / 2),
      },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile("public/share.jpg");
}
