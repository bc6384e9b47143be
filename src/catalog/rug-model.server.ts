import { createHash } from "node:crypto";
import { glbOf } from "../media/models/glb.server.ts";
import { modelPicture } from "../media/models/model-picture.server.ts";
import { usdzOf } from "../media/models/usdz.server.ts";
import { decodeInTurn, readPicture } from "../media/read-picture.server.ts";
import { keyOfAddress } from "../media/rules/picture-address.ts";
import { type parseModelKey, plainSize } from "../media/rules/model-address.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { getRug } from "./get-rug.server.ts";
import { cropToPile } from "./crop-to-pile.server.ts";
import { centimetresOf, currentSize, normalizeSize } from "./rules/size.ts";

type ModelCtx = Ctx & { storage: Storage };
type Kind = "glb" | "usdz";
/** A rug in one size as a solid: which picture lies on it and under which name each file is kept. */
export type Solid = { picture: string; cm: { width: number; length: number }; kept: (kind: Kind) => string };

/** Undefined without a picture of our own or a size in centimetres. The name changes with the picture. */
export function solidOf(rug: { id: number; picture: string; sizes: string[] }, wanted?: string): Solid | undefined {
  const keyOf = (label: string): string => plainSize(normalizeSize(currentSize(label)));
  const size = wanted ? rug.sizes.find((each) => keyOf(each) === keyOf(wanted)) : rug.sizes[0];
  const cm = size === undefined ? undefined : centimetresOf(size);
  const picture = keyOfAddress(rug.picture);
  if (!cm || !picture || size === undefined) return undefined;
  const mark = createHash("sha256").update(picture).digest("hex").slice(0, 16);
  return { picture, cm, kept: (kind) => `derived/models/${rug.id}-${keyOf(size)}-${mark}.${kind}` };
}

/** What every size and kind of a rug has in common: the picture on top as a model carries it, and its outline. */
type Pile = { jpeg: Uint8Array; fringe: boolean; round: boolean };
type ReadPile = (picture: string) => Promise<Pile | undefined>;

/** Decodes each picture once for all the models made with it: that is nearly all their work. */
export function pileReader({ storage }: ModelCtx): ReadPile {
  const piles = new Map<string, ReturnType<ReadPile>>();
  const decode: ReadPile = (key) =>
    decodeInTurn(async () => {
      const flat = await readPicture(storage, key);
      if (!flat) return undefined;
      const { picture, hasFringe: fringe, round } = await cropToPile(flat);
      return { jpeg: await modelPicture(picture), fringe, round };
    });
  return (picture) => {
    const pile = piles.get(picture) ?? decode(picture);
    piles.set(picture, pile);
    return pile;
  };
}

const making = new Map<string, Promise<Uint8Array | undefined>>();

/** Makes the file and keeps it; two that ask at once wait for the same one. Undefined when the picture is gone. */
export async function makeModel(
  ctx: ModelCtx,
  solid: Solid,
  kind: Kind,
  readPile = pileReader(ctx),
): Promise<Uint8Array | undefined> {
  const kept = solid.kept(kind);
  const busy = making.get(kept);
  if (busy) return busy;
  const work = async () => {
    const pile = await readPile(solid.picture);
    if (!pile) return undefined;
    const { jpeg, ...outline } = pile;
    const bytes = await (kind === "glb" ? glbOf : usdzOf)(jpeg, { cm: solid.cm, ...outline });
    await ctx.storage.put(kept, bytes, { type: kind === "glb" ? "model/gltf-binary" : "model/vnd.usdz+zip" });
    return bytes;
  };
  const made = work().finally(() => making.delete(kept));
  making.set(kept, made);
  return made;
}

type Wanted = NonNullable<ReturnType<typeof parseModelKey>>;

/** A rug's model from its flat picture and its centimetres: made on the first request, then kept. */
export async function rugModel(
  ctx: ModelCtx,
  { rugId, size, kind }: Wanted,
  readPile?: ReadPile,
): Promise<Uint8Array | undefined> {
  const rug = await getRug(ctx, { id: rugId });
  const solid = solidOf({ id: rug.id, picture: rug.thumbnail || rug.image, sizes: rug.sizes.map((each) => each.size) }, size);
  return solid && ((await ctx.storage.bytes(solid.kept(kind))) ?? makeModel(ctx, solid, kind, readPile));
}
