import type { ShownSettings } from "../../contract.ts";
import { contactFields } from "../field-lists.ts";
import { PlainFields } from "../plain-fields.tsx";
import { SectionForm } from "../section-form.tsx";
import { words } from "../words.ts";

export function ContactSection({ value }: { value: ShownSettings["contact"] }) {
  return (
    <SectionForm name="contact" about={words().about.contact} value={value}>
      {(form) => <PlainFields of={contactFields()} {...form} />}
    </SectionForm>
  );
}
