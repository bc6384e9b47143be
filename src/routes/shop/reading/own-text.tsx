import type { ReactNode } from "react";
import type { Block, Reading } from "../../../content/rules/reading.ts";
import { Blocks, Inlines } from "../../../content/ui/blocks.tsx";
import { ReadingPage, Section } from "../../../ui/reading-page.tsx";

type Props = {
  label: string;
  reading: Reading;
  consentChoice?: ReactNode;
  /** How a section's blocks look, where not as they are. */
  look?: (blocks: readonly Block[]) => ReactNode;
};

/** A text the owner has published, as a page to read. */
export const OwnText = ({ label, reading: { title, lead, markedLead, blocks, sections }, consentChoice, look }: Props) => (
  <ReadingPage label={label} title={title} lead={markedLead ? <Inlines of={markedLead} /> : lead}>
    {blocks.length > 0 && (
      <Section title="">
        <Blocks of={blocks} consentChoice={consentChoice} />
      </Section>
    )}
    {sections.map((section, place) => (
      <Section key={place} title={section.title} id={section.id}>
        {look ? look(section.blocks) : <Blocks of={section.blocks} consentChoice={consentChoice} />}
      </Section>
    ))}
  </ReadingPage>
);
