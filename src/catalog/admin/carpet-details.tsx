import { type UseFormReturn, useWatch } from "react-hook-form";
import { Field } from "../../ui/admin/field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { fieldOf, FORM_FIELDS, RUG_FIELDS } from "../rules/rug-fields.ts";
import type { CarpetValues } from "./carpet-values.ts";
import { Section } from "./section.tsx";
import type { StaffCollection } from "./shapes.ts";
import { formWords } from "./form-words.ts";

type Props = { form: UseFormReturn<CarpetValues>; collections: StaffCollection[] };

const IN_DETAILS = FORM_FIELDS.filter((name) => RUG_FIELDS[name].kind !== "words");

/** Spec §5: name and collection are required. */
export function Details({ form, collections }: Props) {
  const { details: said, fields } = formWords();
  const { errors } = form.formState;
  const { length } = useWatch({ control: form.control, name: "description" });
  return (
    <Section id="details" title={said.title}>
      <div className="admin-two-columns">
        <Field label={said.name} error={errors.name?.message}>
          {(wiring) => <input className="admin-input" {...wiring} {...form.register("name")} />}
        </Field>
        <Field label={said.collection} error={errors.collection_id && said.collectionNeeded}>
          {(wiring) => (
            <Select {...wiring} {...form.register("collection_id")}>
              <option value="">{said.chooseOne}</option>
              {collections.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label={said.description} error={errors.description?.message} hint={said.descriptionHint(length)}>
        {(wiring) => <textarea className="admin-input" rows={4} {...wiring} {...form.register("description")} />}
      </Field>
      {IN_DETAILS.map((name) => {
        const { kind, options = [] } = fieldOf(name);
        return (
          <Field key={name} label={fields[name]} error={errors[name]?.message}>
            {(wiring) =>
              kind === "choice" ? (
                <Select {...wiring} {...form.register(name)}>
                  {options.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </Select>
              ) : (
                <input
                  className="admin-input"
                  inputMode={kind === "number" ? "decimal" : undefined}
                  {...wiring}
                  {...form.register(name)}
                />
              )
            }
          </Field>
        );
      })}
    </Section>
  );
}
