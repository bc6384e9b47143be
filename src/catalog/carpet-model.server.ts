import { usdzOf } from "../media/rules/model-address.ts";
import { keyOfAddress } from "../media/rules/picture-address.ts";
import type { Storage } from "../media/storage/storage.ts";
import { staffLanguage } from "../platform/ctx.server.ts";
import { inBoth, sentenceIn } from "../platform/input-sentences.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { CarpetModel } from "./admin/model-contract.ts";
import type { StaffCarpet } from "./admin/shapes.ts";
import { makeModel, pileReader, type Solid, solidOf } from "./rug-model.server.ts";
import { getStaffRug } from "./staff-rugs.server.ts";
import { type Reason, refuse } from "./texts.ts";

type ModelCtx = StaffCtx & { storage: Storage };

const coverOf = (rug: StaffCarpet): string => rug.thumbnail || rug.images[0] || "";
const NONE = { reason: null, made_at: null, web: null, iphone: null };

const NO_PICTURE: Reason = ["The carpet has no picture yet", "La alfombra aún no tiene foto"];
const NO_SIZES: Reason = ["Its collection has no sizes", "Su colección no tiene medidas"];
const FOREIGN_COVER: Reason = ["The cover is not a file of this shop", "La portada no es un archivo de esta tienda"];
const COVER_GONE: Reason = ["The cover picture is gone", "La foto de portada ya no está"];
const UNREADABLE_COVER: Reason = ["The cover picture cannot be read", "La foto de portada no se puede leer"];

type Plan = { solid: Solid } | { reason: Reason };
function plan(rug: StaffCarpet): Plan {
  if (!coverOf(rug)) return { reason: NO_PICTURE };
  const solid = solidOf({ id: rug.id, picture: coverOf(rug), sizes: rug.collection_sizes.map(({ size }) => size) });
  return solid ? { solid } : { reason: rug.collection_sizes.length === 0 ? NO_SIZES : FOREIGN_COVER };
}

async function fileAt(ctx: ModelCtx, key: string | undefined, shown = key) {
  const found = key === undefined ? undefined : await ctx.storage.head(key);
  return found && { name: (shown ?? "").split("/").slice(-2).join("/"), bytes: found.size, at: found.modified };
}
const bare = (file: Awaited<ReturnType<typeof fileAt>>) => (file ? { name: file.name, bytes: file.bytes } : null);

async function stateOf(ctx: ModelCtx, rug: StaffCarpet): Promise<CarpetModel> {
  const own = await fileAt(ctx, keyOfAddress(rug.model_3d));
  if (own) {
    const iphone = await fileAt(ctx, keyOfAddress(usdzOf(rug.model_3d)));
    return { ...NONE, state: "own", made_at: own.at.toISOString(), web: bare(own), iphone: bare(iphone) };
  }
  const planned = plan(rug);
  if ("reason" in planned)
    return { ...NONE, state: "impossible", reason: sentenceIn(staffLanguage(ctx.caller), inBoth(...planned.reason)) };
  const { solid } = planned;
  const web = await fileAt(ctx, solid.kept("glb"), `newGlbs/${rug.id}.glb`);
  const iphone = await fileAt(ctx, solid.kept("usdz"), `newUsdz/${rug.id}.usdz`);
  if (!web) return { ...NONE, state: "waiting" };
  return { ...NONE, state: "made", made_at: web.at.toISOString(), web: bare(web), iphone: bare(iphone) };
}

export const readModel = async (ctx: ModelCtx, { id }: { id: number }): Promise<CarpetModel> =>
  stateOf(ctx, await getStaffRug(ctx, { id }));

/** Every size is forgotten; the first is made at once, the others when somebody looks at them. */
export async function makeModelAgain(ctx: ModelCtx, { id }: { id: number }): Promise<CarpetModel> {
  const rug = await getStaffRug(ctx, { id });
  const planned = plan(rug);
  if ("reason" in planned) throw refuse("catalog.model_impossible", planned);
  const { solid } = planned;
  for (const key of await ctx.storage.list(`derived/models/${id}-`)) await ctx.storage.remove(key);
  const readPile = pileReader(ctx);
  try {
    if (!(await makeModel(ctx, solid, "glb", readPile)) || !(await makeModel(ctx, solid, "usdz", readPile)))
      throw refuse("catalog.model_impossible", { reason: COVER_GONE });
  } catch (error) {
    if (/unsupported image|bad extract area|pixel limit|corrupt/i.test(String(error)))
      throw refuse("catalog.model_impossible", { reason: UNREADABLE_COVER });
    throw error;
  }
  await writeAudit(ctx, { action: "model", subject: "carpet", id, label: rug.name });
  return stateOf(ctx, rug);
}
