import type { Insight } from "../contract.ts";

/** The way to an order, as it is drawn. */
const WAY = ["came", "rug", "room", "cart", "checkout", "paid"] as const;
type Step = (typeof WAY)[number];

/** Nobody has to try a rug in a room: who goes past it is not lost there. */
const BY_CHOICE = "room";

/** `goOn` of 100 come from the step before that everybody takes; `skip` go past a step by choice. */
export type Stage = { step: Step; count: number; goOn?: number; skip?: number };

export function stagesOf({ funnel }: Pick<Insight, "funnel">): Stage[] {
  const counts = new Map<string, number>(funnel.map(({ step, count }) => [step, count]));
  const countOf = (step: string | undefined) => (step ? (counts.get(step) ?? 0) : 0);
  return WAY.map((step, place) => {
    const count = countOf(step);
    const before = countOf(WAY.slice(0, place).findLast((each) => each !== BY_CHOICE));
    return {
      step,
      count,
      ...(before > 0 && count <= before && { goOn: Math.round((100 * count) / before) }),
      ...(step === BY_CHOICE && { skip: Math.max(0, before - count) }),
    };
  });
}

/** The step that keeps the fewest; one that keeps all loses nobody. */
export const worstOf = (stages: Stage[]): Stage | undefined =>
  stages.filter(({ goOn, skip }) => goOn !== undefined && goOn < 100 && skip === undefined).sort((a, b) => a.goOn! - b.goOn!)[0];

/** More orders than people who began to pay: some were sold without a counted visit. */
export const isSoldElsewhere = (stages: Stage[]): boolean => {
  const countOf = (step: Step) => stages.find((stage) => stage.step === step)?.count ?? 0;
  return countOf("paid") > countOf("checkout");
};
