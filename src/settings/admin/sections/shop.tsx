import { type Language, LANGUAGES } from "../../../platform/language.ts";
import { Field } from "../../../ui/admin/field.tsx";
import { LANGUAGE_NAMES } from "../../../ui/admin/language.ts";
import { Select } from "../../../ui/admin/select.tsx";
import type { ShownSettings } from "../../contract.ts";
import { shopFields } from "../field-lists.ts";
import { LogoField } from "../logo-field.tsx";
import { PlainFields } from "../plain-fields.tsx";
import { SectionForm } from "../section-form.tsx";
import { words } from "../words.ts";

export function ShopSection({ value }: { value: ShownSettings["shop"] }) {
  return (
    <SectionForm name="shop" about={words().about.shop} value={value}>
      {(form) => (
        <>
          <PlainFields of={shopFields()} {...form} />
          <Field label={words().shop.staffLanguage} hint={words().shop.staffLanguageHint} error={form.errors.staffLanguage}>
            {(wiring) => (
              <Select
                {...wiring}
                value={form.draft.staffLanguage}
                onChange={({ target }) => form.set({ staffLanguage: target.value as Language })}
              >
                {LANGUAGES.map((each) => (
                  <option key={each} value={each} lang={each}>
                    {LANGUAGE_NAMES[each]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <LogoField value={form.draft.logo} error={form.errors.logo} onChange={(logo) => form.set({ logo })} />
        </>
      )}
    </SectionForm>
  );
}
