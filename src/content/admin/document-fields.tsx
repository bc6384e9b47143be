import type { ContentState } from "../contract.ts";
import type { Facts } from "../rules/placeholders.ts";
import type { Slug } from "../rules/slugs.ts";
import type { AnnouncementDocument, HomeDocument } from "../shape.ts";
import { AnnouncementFields } from "./announcement-fields.tsx";
import type { Errors } from "./form-parts.tsx";
import { HomeFields } from "./home-fields.tsx";
import { MarkdownField } from "./markdown-field.tsx";

type Document = ContentState["draft"];
type Props = { slug: Slug; document: Document; facts: Facts; errors: Errors; onChange: (document: Document) => void };

export function DocumentFields({ slug, document, facts, errors, onChange }: Props) {
  if (slug === "home") return <HomeFields home={document as HomeDocument} errors={errors} onChange={onChange} />;
  if (slug === "announcement")
    return <AnnouncementFields announcement={document as AnnouncementDocument} errors={errors} onChange={onChange} />;
  return <MarkdownField value={document as string} facts={facts} error={errors[""]} onChange={onChange} />;
}
