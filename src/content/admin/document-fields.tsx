import { Field } from "../../ui/admin/field.tsx";
import type { ContentState } from "../contract.ts";
import { PLACEHOLDERS } from "../rules/placeholders.ts";
import type { Slug } from "../rules/slugs.ts";
import type { AnnouncementDocument, HomeDocument } from "../shape.ts";
import { AnnouncementFields } from "./announcement-fields.tsx";
import type { Errors } from "./form-parts.tsx";
import { HomeFields } from "./home-fields.tsx";

type Document = ContentState["draft"];
type Props = { slug: Slug; document: Document; errors: Errors; onChange: (document: Document) => void };

const FACTS = Object.keys(PLACEHOLDERS)
  .map((name) => `{{${name}}}`)
  .join(" ");

export function DocumentFields({ slug, document, errors, onChange }: Props) {
  if (slug === "home") return <HomeFields home={document as HomeDocument} errors={errors} onChange={onChange} />;
  if (slug === "announcement")
    return <AnnouncementFields announcement={document as AnnouncementDocument} errors={errors} onChange={onChange} />;
  return (
    <Field label="Text, in Markdown" error={errors[""]} hint={`Facts from the settings: ${FACTS}`}>
      {(wiring) => (
        <textarea
          className="admin-input content-editor__text"
          rows={24}
          spellCheck
          lang="es"
          value={document as string}
          onChange={({ target }) => onChange(target.value)}
          {...wiring}
        />
      )}
    </Field>
  );
}
