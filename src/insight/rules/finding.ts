import type { Insight } from "../contract.ts";

/** The way to an order, as it is drawn; trying a rug in a room lies beside it. */
export const WAY = [
  ["came", "Came"],
  ["rug", "Looked at a rug"],
  ["cart", "Put it in the cart"],
  ["checkout", "Began to pay"],
  ["paid", "Paid"],
] as const;
const BETWEEN: Record<string, string> = {
  rug: "before they look at a rug",
  cart: "between the rug and the cart",
  checkout: "between the cart and paying",
  paid: "while paying",
};
const TOO_FEW = 30;
const show = (n: number): string => n.toLocaleString("es-CO");

export type Stage = { step: string; label: string; count: number; goOn: number | undefined };

export function stagesOf({ funnel }: Pick<Insight, "funnel">): Stage[] {
  const counts = new Map<string, number>(funnel.map(({ step, count }) => [step, count]));
  return WAY.map(([step, label], place) => {
    const count = counts.get(step) ?? 0;
    const before = place > 0 ? (counts.get(WAY[place - 1]![0]) ?? 0) : 0;
    return {
      step,
      label,
      count,
      goOn: place > 0 && before > 0 && count <= before ? Math.round((100 * count) / before) : undefined,
    };
  });
}

/** The step that keeps the fewest. */
export const worstOf = (stages: Stage[]): Stage | undefined =>
  stages.filter(({ goOn }) => goOn !== undefined).sort((a, b) => a.goOn! - b.goOn!)[0];

const counted = (count: number, word: string): string => `${show(count)} ${word}${count === 1 ? "" : "s"}`;

/** What the numbers say, in a heading and a sentence. */
export function findingOf(insight: Insight): { title: string; text: string } {
  const { visits, orders } = insight;
  // Not everybody who buys was counted as a visit: a sale in the showroom, a visitor who asked not to be.
  const said = `${counted(visits, "visit")} counted, ${counted(orders.paid, "order")} paid.`;
  if (visits < TOO_FEW)
    return { title: "Too little to tell yet.", text: `${said} From ${TOO_FEW} visits on this page says what stands out.` };
  const worst = worstOf(stagesOf(insight));
  const size = insight.sold_out[0]?.size;
  const word = insight.searches_without_result[0]?.word;
  const missed = [size && `${size} is the size they miss`, word && `“${word}” the word they look for`].filter(Boolean).join(", ");
  return {
    title: orders.paid > visits ? said : `${show(orders.paid)} of ${show(visits)} people bought.`,
    text: [worst && `Most turn back ${BETWEEN[worst.step] ?? ""}.`, missed && `${missed}.`].filter(Boolean).join(" "),
  };
}
