import { validateBytes } from "gltf-validator";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { cropToPile } from "../../src/catalog/crop-to-pile.server.ts";
import { centimetresOf } from "../../src/catalog/rules/size.ts";
import { glbOf } from "../../src/media/models/glb.server.ts";
import { modelPicture } from "../../src/media/models/model-picture.server.ts";
import { storedEntries } from "../../src/media/models/stored-entries.server.ts";
import { usdzOf } from "../../src/media/models/usdz.server.ts";
import type { DemoRug } from "../catalogue/demo-rug.ts";
import { cutOf, flatBody } from "../catalogue/flat-body.ts";
import { masterOf } from "./masters.ts";

const MOST = 1_500_000;
const ALIGN = 64;

export interface Verdict {
  faults: string[];
  glb: number;
  usdz: number;
}

/** A rug's two models as the shop makes them, in its first size, before Khronos' judge and Apple's rules. */
export async function judgeModels(rug: DemoRug): Promise<Verdict> {
  const flat = await readFile(masterOf(rug, "flat"));
  const { width, height } = await sharp(flat).metadata();
  const wanted = flatBody(rug, { width, height }).shape;
  const cm = centimetresOf(Object.keys(rug.stock)[0]!)!;
  const { picture, hasFringe, round } = await cropToPile(flat);
  const shape = { cm, fringe: hasFringe, round };
  const jpeg = await modelPicture(picture);
  const [glb, usdz] = [await glbOf(jpeg, shape), await usdzOf(jpeg, shape)];
  const seen = [hasFringe === wanted.fringe || "fringe misread", round === (cutOf(rug) === "round") || "outline misread"];
  const faults = [...seen, ...(await judgeGlb(glb, cm)), ...judgeUsdz(usdz)].filter((fault) => fault !== true);
  return { faults, glb: glb.length, usdz: usdz.length };
}

type Answer = true | string;

async function judgeGlb(glb: Uint8Array, cm: { width: number; length: number }): Promise<Answer[]> {
  const { issues } = await validateBytes(glb);
  const bytes = Buffer.from(glb);
  const json = JSON.parse(bytes.toString("utf8", 20, 20 + bytes.readUInt32LE(12)));
  const { min, max } = json.accessors[json.meshes[0].primitives[0].attributes.POSITION];
  const is = (axis: number, wanted: number) => Math.abs(max[axis] - min[axis] - wanted / 100) < 0.001;
  return [
    issues.numErrors === 0 || `${issues.numErrors} glTF errors`,
    issues.numWarnings === 0 || `${issues.numWarnings} glTF warnings`,
    glb.length < MOST || "GLB too large",
    (is(0, cm.width) && is(2, cm.length)) || "not in true size",
    json.images[0].mimeType === "image/jpeg" || "GLB picture is no JPEG",
  ];
}

function judgeUsdz(usdz: Uint8Array): Answer[] {
  const entries = storedEntries(Buffer.from(usdz));
  const jpeg = entries.find(({ name }) => name.endsWith(".jpg"))?.data;
  return [
    usdz.length < MOST || "USDZ too large",
    entries.every(({ method }) => method === 0) || "USDZ is compressed",
    entries.every(({ at }) => at % ALIGN === 0) || "USDZ is not aligned",
    entries[0]?.name.endsWith(".usda") || "USDZ does not begin with its scene",
    (jpeg?.[0] === 0xff && jpeg[1] === 0xd8) || "USDZ picture is no JPEG",
  ];
}
