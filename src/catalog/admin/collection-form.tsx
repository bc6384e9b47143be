import { Plus, Trash2 } from "lucide";
import { useState } from "react";
import { useFieldArray, useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { schemaResolver } from "../../ui/admin/schema-resolver.ts";
import { showCents } from "../../platform/money.ts";
import { Drawer } from "../../ui/admin/drawer.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import { onlyChanged } from "../../staff/rules/changes.ts";
import { groupedPesos, pesosTyped } from "../rules/typed-number.ts";
import { CollectionPicture } from "./collection-picture.tsx";
import type { createCollection, updateCollection } from "./contract.ts";
import { newCollection, type StaffCollection } from "./shapes.ts";
import { words } from "./words.ts";
import "./collection-form.css";

/** Prices are typed in pesos and kept in cents. */
export type CollectionValues = {
  name: string;
  description: string;
  image: string;
  video: string;
  sort_order: string;
  sizes: { size: string; price: string }[];
};

const valuesOf = (row: StaffCollection | undefined, usual: readonly string[]): CollectionValues => ({
  name: row?.name ?? "",
  description: row?.description ?? "",
  image: row?.image ?? "",
  video: row?.video ?? "",
  sort_order: String(row?.sort_order ?? 0),
  // Spec §3: a new collection begins with the usual sizes at price 0.
  sizes: row
    ? row.sizes.map(({ size, price }) => ({ size, price: groupedPesos(Math.round(price / 100)) }))
    : usual.map((size) => ({ size, price: "0" })),
});

const bodyOf = (values: CollectionValues) => ({
  ...values,
  sort_order: Number(values.sort_order),
  sizes: values.sizes.map(({ size, price }) => ({ size, price: pesosTyped(price) * 100 })),
});

type Props = {
  collection?: StaffCollection;
  /** With which a new one begins. */
  usualSizes: readonly string[];
  onClose: () => void;
};

export function CollectionForm({ collection, usualSizes, onClose }: Props) {
  const said = words().collection;
  const [began] = useState(() => valuesOf(collection, usualSizes));
  const [sending, setSending] = useState(false);
  const form = useForm<CollectionValues>({
    defaultValues: began,
    resolver: schemaResolver(newCollection),
  });
  const [theirs, setTheirs] = useState<StaffCollection["sizes"]>();
  // A list of sizes replaces the one it was made from, and no other.
  const changeOf = (values: CollectionValues) => {
    const change = onlyChanged(bodyOf(began), bodyOf(values));
    return change.sizes ? { ...change, sizes_was: theirs ?? collection!.sizes } : change;
  };
  const save = useSave(
    (values: CollectionValues) =>
      collection
        ? callApi<typeof updateCollection>("PUT /api/admin/collections/{id}", {
            params: { id: collection.id },
            body: changeOf(values),
          })
        : callApi<typeof createCollection>("POST /api/admin/collections", { body: bodyOf(values) }),
    {
      failed: said.failed,
      done: () => said.saved,
      stale: ["collections", "carpets", "carpet", "carpet-facts"],
    },
  );
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: onClose,
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        if (error.code === "catalog.sizes_changed") setTheirs(error.data.sizes as StaffCollection["sizes"]);
        for (const [name, message] of Object.entries(error.fields)) form.setError(name as keyof CollectionValues, { message });
      },
    }),
  );
  const { errors, isDirty } = form.formState;
  const image = useWatch({ control: form.control, name: "image" });
  return (
    <Drawer
      label={words().collections.title}
      title={collection?.name ?? words().collections.add}
      width={520}
      unsaved={isDirty || sending}
      onClose={onClose}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div className="admin-drawer__body admin-drawer__form">
          <div className="admin-two-columns">
            <Field label={said.name} error={errors.name?.message}>
              {(wiring) => <input className="admin-input" {...wiring} {...form.register("name")} />}
            </Field>
            <Field label={said.order} error={errors.sort_order && said.orderWrong} hint={said.orderHint}>
              {(wiring) => <input className="admin-input" inputMode="numeric" {...wiring} {...form.register("sort_order")} />}
            </Field>
          </div>
          <Field label={said.description} error={errors.description?.message}>
            {(wiring) => <textarea className="admin-input" rows={3} {...wiring} {...form.register("description")} />}
          </Field>
          <CollectionPicture
            image={image}
            onChange={(next) => form.setValue("image", next, { shouldDirty: true })}
            onBusy={setSending}
          />
          <Field label={said.video} error={errors.video && said.videoWrong}>
            {(wiring) => (
              <input className="admin-input" inputMode="url" placeholder="https://…" {...wiring} {...form.register("video")} />
            )}
          </Field>
          {theirs && <Theirs sizes={theirs} />}
          <Sizes form={form} />
        </div>
        <div className="admin-drawer__foot">
          {isDirty && <span className="admin-status is-warning">{said.unsaved}</span>}
          <button type="button" className="admin-button admin-push-end" onClick={onClose}>
            {said.cancel}
          </button>
          <button className="admin-button admin-button--primary" disabled={save.isPending || sending}>
            {save.isPending ? said.saving : sending ? said.uploading : said.save}
          </button>
        </div>
      </form>
    </Drawer>
  );
}

/** Both lists are shown side by side; which one stays, the person decides. */
const Theirs = ({ sizes }: { sizes: StaffCollection["sizes"] }) => (
  <div className="admin-field__error" role="alert">
    {words().collection.theirs(sizes.map(({ size, price }) => `${size} ${showCents(price)}`).join(", "))}
  </div>
);

function Sizes({ form }: { form: UseFormReturn<CollectionValues> }) {
  const said = words().collection;
  const rows = useFieldArray({ control: form.control, name: "sizes" });
  const { errors } = form.formState;
  return (
    <fieldset className="admin-field">
      <legend className="admin-field__label">{said.sizes}</legend>
      <div className="collection-sizes">
        {rows.fields.map((row, index) => (
          <div key={row.id}>
            <input className="admin-input" aria-label={said.size(index + 1)} {...form.register(`sizes.${index}.size`)} />
            <div className="admin-input">
              <span className="admin-muted">$</span>
              <input
                inputMode="numeric"
                aria-label={said.price(index + 1)}
                {...form.register(`sizes.${index}.price`, {
                  onBlur: ({ target }: { target: HTMLInputElement }) =>
                    form.setValue(`sizes.${index}.price`, groupedPesos(target.value), { shouldDirty: true }),
                })}
              />
            </div>
            <button
              type="button"
              className="admin-button admin-button--icon admin-button--text"
              aria-label={said.removeSize(index + 1)}
              onClick={() => rows.remove(index)}
            >
              <I of={Trash2} s />
            </button>
          </div>
        ))}
      </div>
      {errors.sizes && (
        <span className="admin-field__error" role="alert">
          {errors.sizes.message ?? said.noLabel}
        </span>
      )}
      <div>
        <button type="button" className="admin-button admin-button--small" onClick={() => rows.append({ size: "", price: "0" })}>
          <I of={Plus} s />
          {said.addSize}
        </button>
      </div>
      <span className="admin-field__hint">{said.priceHint}</span>
    </fieldset>
  );
}
