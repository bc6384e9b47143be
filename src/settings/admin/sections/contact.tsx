import type { ShownSettings } from "../../contract.ts";
import { CONTACT } from "../field-lists.ts";
import { PlainFields } from "../plain-fields.tsx";
import { SectionForm } from "../section-form.tsx";

export function ContactSection({ value }: { value: ShownSettings["contact"] }) {
  return (
    <SectionForm name="contact" about="Shown only where given." value={value}>
      {(form) => <PlainFields of={CONTACT} {...form} />}
    </SectionForm>
  );
}
