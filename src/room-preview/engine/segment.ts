import { floats, network, planes, type Floats } from "./networks.ts";
import { photoAt, type Photo } from "./photo.ts";

const INPUT = 1024;
/** Side of the masks the decoder answers with. */
export const MASK = 256;
const CELLS = MASK * MASK;

/** What SAM 2 keeps of a photo; every question about it reuses this. */
export type Embedding = { image_embed: Floats; high_res_feats_0: Floats; high_res_feats_1: Floats };

export type Mask = {
  /** Log-odds per cell; above 0 is inside. */
  logits: Float32Array;
  /** The network's own estimate of how well the mask fits, 0 to 1. */
  quality: number;
};

/** A point in the photo, 0 to 1 both ways; `inside` says whether the wanted thing is there. */
export type Prompt = { x: number; y: number; inside: boolean };

export async function embed(photo: Photo): Promise<Embedding> {
  const session = await network("encoder");
  const rgb = await photoAt(photo, INPUT, INPUT);
  const input = planes(rgb, [0.485, 0.456, 0.406], [0.229, 0.224, 0.225]);
  const read = await session.run({ image: floats(input, [1, 3, INPUT, INPUT]) });
  return {
    image_embed: read.image_embed!,
    high_res_feats_0: read.high_res_feats_0!,
    high_res_feats_1: read.high_res_feats_1!,
  };
}

/** Three readings of what lies at the prompts, from a part to the whole. */
export async function masksAt(embedding: Embedding, prompts: Prompt[], start?: Float32Array): Promise<Mask[]> {
  const session = await network("decoder");
  const coords = new Float32Array(prompts.flatMap(({ x, y }) => [x * INPUT, y * INPUT]));
  const labels = new Float32Array(prompts.map(({ inside }) => (inside ? 1 : 0)));
  const reply = await session.run({
    image_embed: embedding.image_embed,
    high_res_feats_0: embedding.high_res_feats_0,
    high_res_feats_1: embedding.high_res_feats_1,
    point_coords: floats(coords, [1, prompts.length, 2]),
    point_labels: floats(labels, [1, prompts.length]),
    mask_input: floats(start ?? new Float32Array(CELLS), [1, 1, MASK, MASK]),
    has_mask_input: floats(new Float32Array([start ? 1 : 0]), [1]),
  });
  const masks = reply.masks!.data as Float32Array;
  const quality = reply.iou_predictions!.data as Float32Array;
  return Array.from(quality, (value, i) => ({
    logits: masks.slice(i * CELLS, (i + 1) * CELLS),
    quality: value,
  }));
}
