import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { type Block, headed, type Inline } from "../rules/reading.ts";

/** A part of the page that a text can call by its placeholder. */
type Parts = { consentChoice?: ReactNode };

export const Inlines = ({ of }: { of: readonly Inline[] }): ReactNode =>
  of.map((part, place) => {
    if (typeof part === "string") return part;
    const words = <Inlines of={part.of} />;
    if (part.kind === "strong") return <strong key={place}>{words}</strong>;
    if (part.kind === "em") return <em key={place}>{words}</em>;
    if (part.to.startsWith("/"))
      return (
        <Link key={place} className="link" to={part.to}>
          {words}
        </Link>
      );
    return (
      <a key={place} className="link" href={part.to} rel="noopener">
        {words}
      </a>
    );
  });

function OneBlock({ block, parts }: { block: Block; parts: Parts }): ReactNode {
  if (block.kind === "paragraph")
    return (
      <p>
        <Inlines of={block.of} />
      </p>
    );
  if (block.kind === "heading")
    return (
      <h3>
        <Inlines of={block.of} />
      </h3>
    );
  if (block.kind === "image") return <img src={block.src} alt={block.alt} loading="lazy" />;
  if (block.kind === "rule") return <hr />;
  if (block.kind === "consent-choice") return parts.consentChoice;
  const List = block.isOrdered ? "ol" : "ul";
  return (
    <List>
      {block.items.map((item, place) => (
        <li key={place}>
          <Inlines of={item} />
        </li>
      ))}
    </List>
  );
}

export const Blocks = ({ of, ...parts }: { of: readonly Block[] } & Parts): ReactNode =>
  of.map((block, place) => <OneBlock key={place} block={block} parts={parts} />);

/** Headings of the third level as questions that open. */
export const Questions = ({ of }: { of: readonly Block[] }): ReactNode =>
  headed(of).map(({ heading, blocks }, place) =>
    heading ? (
      <details key={place}>
        <summary>
          <Inlines of={heading} />
        </summary>
        <Blocks of={blocks} />
      </details>
    ) : (
      <Fragment key={place}>
        <Blocks of={blocks} />
      </Fragment>
    ),
  );
