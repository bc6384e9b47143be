import { readMarkdown } from "../read-markdown.ts";
import type { Facts } from "../rules/placeholders.ts";
import { Blocks } from "../ui/blocks.tsx";

/** What was typed, read by the same rules as the page's. */
export default function LivePreview({ text, facts }: { text: string; facts: Facts }) {
  const { title, lead, blocks, sections } = readMarkdown(text, facts);
  return (
    <>
      {title && <p className="markdown-field__title">{title}</p>}
      {lead && <p>{lead}</p>}
      <Blocks of={blocks} />
      {sections.map((section, place) => (
        <div key={place}>
          <h2>{section.title}</h2>
          <Blocks of={section.blocks} />
        </div>
      ))}
    </>
  );
}
