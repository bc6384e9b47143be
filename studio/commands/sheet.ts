import sharp from "sharp";
import { chosen } from "../catalogue/catalogue.ts";
import { MAT } from "../pictures/mat.ts";
import { masterOf } from "../pictures/masters.ts";

const TILE = { width: 300, height: 440 };
const COLUMNS = 6;

/** sheet [out.jpg] [picture] [rugs]: one contact sheet of a kind of picture, for looking only. */
export async function run([out = "sheet.jpg", picture = "flat", ...words]: string[]): Promise<void> {
  const rugs = chosen(words);
  const tiles = await Promise.all(
    rugs.map(async (rug, i) => ({
      input: await sharp(masterOf(rug, picture))
        .resize({ ...TILE, fit: "contain", background: MAT })
        .extend({ top: 10, bottom: 34, left: 10, right: 10, background: MAT })
        .composite([{ input: label(`${rug.id} · ${rug.name}`), gravity: "south" }])
        .png()
        .toBuffer(),
      left: (i % COLUMNS) * (TILE.width + 20),
      top: Math.floor(i / COLUMNS) * (TILE.height + 44),
    })),
  );
  const rows = Math.ceil(rugs.length / COLUMNS);
  const size = { width: COLUMNS * (TILE.width + 20), height: rows * (TILE.height + 44) };
  await sharp({ create: { ...size, channels: 3, background: MAT } })
    .composite(tiles)
    .jpeg({ quality: 88 })
    .toFile(out);
  console.log(`${rugs.length} rugs on ${out}`);
}

const label = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="28"><text x="50%" y="19" font-size="15" text-anchor="middle" font-family="serif" fill="#211C18">${text}</text></svg>`,
  );
