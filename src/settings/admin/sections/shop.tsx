import type { ShownSettings } from "../../contract.ts";
import { SHOP } from "../field-lists.ts";
import { LogoField } from "../logo-field.tsx";
import { PlainFields } from "../plain-fields.tsx";
import { SectionForm } from "../section-form.tsx";

export function ShopSection({ value }: { value: ShownSettings["shop"] }) {
  return (
    <SectionForm name="shop" about="Its name, who runs it, and its colour." value={value}>
      {(form) => (
        <>
          <PlainFields of={SHOP} {...form} />
          <LogoField value={form.draft.logo} error={form.errors.logo} onChange={(logo) => form.set({ logo })} />
        </>
      )}
    </SectionForm>
  );
}
