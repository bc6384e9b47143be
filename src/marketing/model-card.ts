import type { Rug } from "../catalog/contract.ts";
import type { RugCard } from "../catalog/rug-cards.server.ts";
import { priceFrom } from "../catalog/rules/card.ts";

export type ModelCard = Pick<RugCard, "id" | "name" | "from" | "picture"> & { glb: string };

/** Spec §9: the one that is shown first when it is there. */
const FIRST_SHOWN = 47;
export const firstShown = (rugs: readonly ModelCard[]): ModelCard | undefined =>
  rugs.find(({ id }) => id === FIRST_SHOWN) ?? rugs[0];

/** Rugs as the API tells them; one without a model or without a price is not offered. */
export const modelCards = (rugs: readonly Rug[]): ModelCard[] =>
  rugs.flatMap((rug) => {
    const { id, name, model_3d: glb, thumbnail, image } = rug;
    const from = priceFrom(rug);
    return glb && from > 0 ? [{ id, name, from, picture: { src: thumbnail || image, width: 400, height: 600 }, glb }] : [];
  });

/** What is there already stays in its place. */
export function joined(known: readonly ModelCard[], more: readonly ModelCard[]): ModelCard[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))];
}
