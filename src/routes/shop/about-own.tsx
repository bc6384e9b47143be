import type { ReactNode } from "react";
import { type Block, headed, type Inline, type Reading, wordsOf } from "../../content/rules/reading.ts";
import { Blocks, Inlines } from "../../content/ui/blocks.tsx";
import { type AboutRug, Figures, Opening } from "./about-parts.tsx";

/** The owner's words in the same places: a list of figures, a story, and headings that stand side by side. */
export const OwnAbout = ({ reading, rugs, workshop }: { reading: Reading; rugs: AboutRug[]; workshop: ReactNode }) => {
  const [first, ...rest] = reading.blocks;
  const figures = first?.kind === "list" ? first.items.map(figureOf) : [];
  const isFigures = figures.length > 0 && figures.every((figure) => figure !== undefined);
  const plain = isFigures ? rest : reading.blocks;
  return (
    <>
      <Opening title={reading.title} rugs={rugs}>
        {reading.markedLead ? <Inlines of={reading.markedLead} /> : reading.lead}
      </Opening>
      {isFigures && <Figures of={figures} />}
      {plain.length > 0 && (
        <section className="page about__story">
          <span />
          <div>
            <Blocks of={plain} />
          </div>
        </section>
      )}
      {workshop}
      {reading.sections.map(({ title, blocks }, place) => (
        <OwnSection key={place} title={title} blocks={blocks} />
      ))}
    </>
  );
};

/** `**8+** years` as number and words. */
function figureOf([number, ...words]: Inline[]): readonly [string, string] | undefined {
  if (typeof number !== "object" || number.kind !== "strong") return undefined;
  return [wordsOf(number.of), wordsOf(words).trim()];
}

function OwnSection({ title, blocks }: { title: string; blocks: Block[] }) {
  const groups = headed(blocks);
  if (!groups.some(({ heading }) => heading))
    return (
      <section className="page about__story">
        <h2>{title}</h2>
        <div>
          <Blocks of={blocks} />
        </div>
      </section>
    );
  return (
    <section className="page about__values">
      <h2>{title}</h2>
      <ol>
        {groups.map(({ heading, blocks: own }, place) => (
          <li key={place}>
            {heading && (
              <h3>
                <Inlines of={heading} />
              </h3>
            )}
            <div>
              <Blocks of={own} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
