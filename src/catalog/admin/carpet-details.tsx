import { type UseFormReturn, useWatch } from "react-hook-form";
import { Field } from "../../ui/admin/field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import type { CarpetValues } from "./carpet-values.ts";
import { Section } from "./section.tsx";
import type { StaffCollection } from "./shapes.ts";

type Props = { form: UseFormReturn<CarpetValues>; collections: StaffCollection[] };

/** Spec §5: name and collection are required. */
export function Details({ form, collections }: Props) {
  const { errors } = form.formState;
  const { length } = useWatch({ control: form.control, name: "description" });
  return (
    <Section id="details" title="Details">
      <div className="two">
        <Field label="Name" error={errors.name?.message}>
          {(wiring) => <input className="in" {...wiring} {...form.register("name")} />}
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
        {(wiring) => <textarea className="in" rows={4} {...wiring} {...form.register("description")} />}
      </Field>
      <Field label="Material" error={errors.material?.message}>
        {(wiring) => <input className="in" {...wiring} {...form.register("material")} />}
      </Field>
    </Section>
  );
}
