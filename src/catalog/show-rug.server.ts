import { largePicture } from "../media/large-picture.server.ts";
import { pictureMetadata } from "../media/picture-metadata.server.ts";
import { modelAddress } from "../media/rules/model-address.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Rug } from "./contract.ts";
import { getRug } from "./get-rug.server.ts";
import { recommendRugs } from "./recommend-rugs.server.ts";
import { adviceBook } from "./rules/room-advice.ts";
import { rugCards } from "./rug-cards.server.ts";

const LABELS: [name: RegExp, label: string][] = [
  [/packshot|flat/, "Alfombra"],
  [/room|lifestyle|sala/, "En sala"],
  [/closeup|detalle/, "De cerca"],
  [/corner|esquina/, "Esquina"],
  [/rolled|enrollada/, "Enrollada"],
];

/** A picture's own name says what it shows; the first is the rug itself, the others are numbered. */
function labelOf(image: string, place: number): string {
  const file = image.split("/").at(-1) ?? "";
  const named = LABELS.find(([name]) => name.test(file))?.[1];
  return named ?? (place === 0 ? "Alfombra" : `Vista ${place + 1}`);
}

const modelsOf = (rug: Rug): Record<string, string> =>
  rug.model_3d ? Object.fromEntries(rug.sizes.map(({ size }) => [size, modelAddress(rug.id, size)])) : {};

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf("/"));

/** Everything a product page shows of the rug itself. */
export async function showRug(ctx: Ctx & { storage: Storage }, input: { id: number }) {
  const rug = await getRug(ctx, input);
  const flat = rug.thumbnail || rug.image;
  const images = rug.images.length > 0 ? rug.images : [flat];
  const [about, large, near] = await Promise.all([
    pictureMetadata(ctx, [flat, ...images]),
    // Beside other pictures than its own, the flat one shows another rug than the first picture does.
    folderOf(images[0]!) === folderOf(flat) ? largePicture(ctx, flat) : undefined,
    recommendRugs(ctx, input),
  ]);
  return {
    rug,
    flat: { ...about(flat), large },
    shots: images.map((image, place) => ({ label: labelOf(image, place), picture: about(image) })),
    models: modelsOf(rug),
    advice: adviceBook(rug),
    near: await rugCards(ctx, near),
  };
}
export type ShownRug = Awaited<ReturnType<typeof showRug>>;
