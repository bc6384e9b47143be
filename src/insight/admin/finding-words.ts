import type { Insight } from "../contract.ts";
import { isSoldElsewhere, stagesOf, worstOf } from "../rules/finding.ts";
import { words } from "./words.ts";

const TOO_FEW = 30;
const show = (n: number): string => n.toLocaleString("es-CO");

function missedWords({ sold_out: [size], searches_without_result: [search] }: Insight): string {
  const said = words().finding;
  if (size && search) return said.missed(size.size, search.word);
  if (size) return said.missedSize(size.size);
  return search ? said.missedWord(search.word) : "";
}

/** What the numbers say, in a heading and a sentence. */
export function findingOf(insight: Insight): { title: string; text: string } {
  const said = words().finding;
  const { visits, orders } = insight;
  // Not everybody who buys was counted as a visit: a sale in the showroom, a visitor who asked not to be.
  const counted = said.counted(show(visits), visits === 1, show(orders.paid), orders.paid === 1);
  if (visits < TOO_FEW) return { title: said.tooFew, text: `${counted} ${said.from(TOO_FEW)}` };
  const stages = stagesOf(insight);
  const worst = worstOf(stages);
  return {
    title: isSoldElsewhere(stages) ? counted : said.bought(show(orders.paid), show(visits)),
    text: [worst && said.turnBack[worst.step], missedWords(insight)].filter(Boolean).join(" "),
  };
}
