import { type UseFormReturn, useWatch } from "react-hook-form";
import { Field } from "../../ui/admin/field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { FIELD_NAMES, type FieldName, fieldOf } from "../rules/rug-fields.ts";
import type { CarpetValues } from "./carpet-values.ts";
import { Section } from "./section.tsx";
import type { StaffCollection } from "./shapes.ts";

type Props = { form: UseFormReturn<CarpetValues>; collections: StaffCollection[] };

const isInDetails = (name: FieldName): boolean => {
  const { label, kind } = fieldOf(name);
  return label !== undefined && kind !== "words";
};

/** Spec §5: name and collection are required. */
export function Details({ form, collections }: Props) {
  const { errors } = form.formState;
  const { length } = useWatch({ control: form.control, name: "description" });
  return (
    <Section id="details" title="Details">
      <div className="admin-two-columns">
        <Field label="Name" error={errors.name?.message}>
          {(wiring) => <input className="admin-input" {...wiring} {...form.register("name")} />}
        </Field>
        <Field label="Collection" error={errors.collection_id && "Collection is required"}>
          {(wiring) => (
            <Select {...wiring} {...form.register("collection_id")}>
              <option value="">Choose one</option>
              {collections.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        label="Description"
        error={errors.description?.message}
        hint={`${length} ${length === 1 ? "character" : "characters"}. The first 155 are used by search engines.`}
      >
        {(wiring) => <textarea className="admin-input" rows={4} {...wiring} {...form.register("description")} />}
      </Field>
      {FIELD_NAMES.filter(isInDetails).map((name) => {
        const { kind, label = name, options = [] } = fieldOf(name);
        return (
          <Field key={name} label={label} error={errors[name]?.message}>
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
