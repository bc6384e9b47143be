import { knowPictures } from "../media/know-pictures.server.ts";
import { modelAddress } from "../media/rules/model-address.ts";
import type { Storage } from "../media/storage/storage.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Rug } from "./contract.ts";
import { getRug } from "./get-rug.server.ts";
import { recommendRugs } from "./recommend-rugs.server.ts";
import { rugCards } from "./rug-cards.server.ts";

/** Pictures come in the order of the demo and of the staff form: whole, in a room, close, a corner. */
const LABELS = ["Alfombra", "En sala", "De cerca", "Esquina"];
const labelOf = (place: number): string => LABELS[place] ?? `Vista ${place + 1}`;

const modelsOf = (rug: Rug): Record<string, string> =>
  rug.model_3d ? Object.fromEntries(rug.sizes.map(({ size }) => [size, modelAddress(rug.id, size)])) : {};

/** Everything a product page shows of the rug itself. */
export async function showRug(ctx: Ctx & { storage: Storage }, input: { id: number }) {
  const rug = await getRug(ctx, input);
  const flat = rug.thumbnail || rug.image;
  const images = rug.images.length > 0 ? rug.images : [flat];
  const [about, near] = await Promise.all([knowPictures(ctx, [flat, ...images]), recommendRugs(ctx, input)]);
  return {
    rug,
    flat: about(flat),
    shots: images.map((image, place) => ({ label: labelOf(place), picture: about(image) })),
    models: modelsOf(rug),
    near: await rugCards(ctx, near),
  };
}
export type ShownRug = Awaited<ReturnType<typeof showRug>>;
