import { sql } from "drizzle-orm";
import { newCarpet, type NewCarpet, type StaffCarpet } from "../catalog/admin/shapes.ts";
import { type MediaCtx, missingMedia } from "../catalog/check-media.server.ts";
import { listStaffCollections } from "../catalog/list-staff-collections.server.ts";
import { DEFAULT_SIZES } from "../catalog/rules/fixed-lists.ts";
import { currentSize } from "../catalog/rules/size.ts";
import { staffRugs } from "../catalog/staff-rugs.server.ts";
import { inBoth, sentenceIn } from "../platform/input-sentences.ts";
import { findRugs } from "./find-rugs.server.ts";
import { picturesOfRugs } from "./known-pictures.server.ts";
import { changesOfRug, ownFile, type RugChange } from "./rules/changes-of-rug.ts";
import { fieldInSpanish } from "./rules/field-in-spanish.ts";
import { type Placed, placeRugs } from "./rules/place-rugs.ts";
import type { Product } from "./rules/product.ts";
import { readSizes, type SizeLine } from "./rules/read-sizes.ts";

/** What is to become of one product. `place` is not there when it is refused. */
export type RugPlan = {
  product: Product;
  rug?: StaffCarpet;
  isNew: boolean;
  /** In both languages. */
  errors: string[];
  sizes: SizeLine[];
  place?: Placed;
  change?: RugChange;
};
/** `newNames`: collections that are not there yet. */
export type ImportPlan = { rugs: RugPlan[]; collections: Placed[]; newNames: Set<string>; lastSort: number };

/** Compares a file with the shop. Nothing is written; the rugs are locked by who means to. */
export async function planImport(
  ctx: MediaCtx,
  products: Product[],
  lock: (ids: number[]) => Promise<void>,
): Promise<ImportPlan> {
  const { rows: collections } = await listStaffCollections(ctx, {});
  const known = [
    ...new Set([...DEFAULT_SIZES.map(currentSize), ...collections.flatMap(({ sizes }) => sizes.map(({ size }) => size))]),
  ];
  const found = await findRugs(ctx, products);
  const ids = [...found.values()];
  await lock(ids);
  const rugs = new Map(
    (await staffRugs(ctx, sql`select id, 1 as place from unnest(${sql.param(ids)}::int[]) id`)).map((rug) => [rug.id, rug]),
  );
  const pictures = await picturesOfRugs(ctx, ids);
  const seen = new Map<number, Product>();
  const plans: RugPlan[] = products.map((product) => {
    const rug = rugs.get(found.get(product) ?? 0);
    const { sizes, errors } = readSizes(
      product.variants,
      rug ? [...rug.collection_sizes.map(({ size }) => size), ...known] : known,
    );
    const twice = rug && seen.get(rug.id);
    if (rug) seen.set(rug.id, twice ?? product);
    return {
      product,
      rug,
      isNew: !rug,
      sizes,
      errors: [
        ...product.errors,
        ...(product.errors.length > 0 ? [] : errors),
        ...(product.errors.length > 0 ? [] : formErrors(product)),
        ...(twice
          ? [inBoth(`Row ${twice.row} is about the same carpet`, `La fila ${twice.row} trata de la misma alfombra`)]
          : []),
      ],
    };
  });
  const homes = [ctx.origin(), ctx.caller?.origin ?? ""].filter(Boolean);
  for (const plan of plans) if (plan.errors.length === 0) plan.errors.push(...(await missingFiles(ctx, plan, homes)));
  const good = plans.filter(({ errors }) => errors.length === 0);
  const { rows: pinned } = await ctx.db.execute<{ id: number }>(
    sql`select distinct collection_id as id from rugs where not id = any (${sql.param(good.flatMap(({ rug }) => rug?.id ?? []))}::int[])`,
  );
  const isPinned = new Set(pinned.map(({ id }) => id));
  const { placed, of } = placeRugs(
    collections.map(({ id, name, sizes }) => ({ id, name, sizes, isPinned: isPinned.has(id) })),
    good.map(({ product, rug, sizes }) => ({ collection: product.collection, current: rug?.collection_id, sizes })),
  );
  good.forEach((plan, index) => {
    plan.place = of[index]!;
    plan.change = changesOfRug(plan.product, plan.sizes, plan.place, plan.rug, {
      ...pictures.get(plan.rug?.id ?? 0),
      homes,
    });
  });
  const newNames = new Set(placed.flatMap(({ id, name }) => (id === undefined ? [name] : [])));
  return {
    rugs: plans,
    collections: placed,
    newNames,
    lastSort: Math.max(0, ...collections.map(({ sort_order }) => sort_order)),
  };
}

/** Before any rug is placed: one that cannot be saved must change no price and open no collection. */
async function missingFiles(ctx: MediaCtx, { product, rug }: RugPlan, homes: string[]): Promise<string[]> {
  const images = (product.pictures ?? []).map((address) => ownFile(address, homes));
  return Object.values(await missingMedia(ctx, { images }, { images: rug?.images }));
}

const formError = (field: string, message: string): string =>
  inBoth(`${field}: ${sentenceIn("en", message)}`, `${fieldInSpanish(field)}: ${sentenceIn("es", message)}`);

/** What the carpet form would say of it. */
function formErrors(product: Product): string[] {
  const { name, description, tags, colors, material } = product;
  const read = newCarpet.safeParse({ name, description, tags, colors, material, collection_id: 1 } satisfies Partial<NewCarpet>);
  const bad = (product.pictures ?? []).filter((address) => !address.startsWith("/media/") && !URL.canParse(address));
  return [
    ...(read.success ? [] : read.error.issues.map(({ path, message }) => formError(String(path[0]), message))),
    ...(product.collection.length > 120
      ? [inBoth("Its collection's name is longer than 120 characters", "El nombre de su colección tiene más de 120 caracteres")]
      : []),
    ...bad.map((address) =>
      inBoth(
        `“${address.slice(0, 100)}” is no address of a picture`,
        `“${address.slice(0, 100)}” no es la dirección de una foto`,
      ),
    ),
  ];
}
