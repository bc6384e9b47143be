import { zodResolver } from "@hookform/resolvers/zod";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { inEnglish } from "../../platform/input-sentences.ts";
import { showCents } from "../../platform/money.ts";
import { Drawer } from "../../ui/admin/drawer.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import { onlyChanged } from "../../staff/rules/changes.ts";
import { DEFAULT_SIZES } from "../rules/fixed-lists.ts";
import { pesosTyped } from "../rules/typed-number.ts";
import { CollectionPicture } from "./collection-picture.tsx";
import type { createCollection, updateCollection } from "./contract.ts";
import { newCollection, type StaffCollection } from "./shapes.ts";
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

const valuesOf = (row?: StaffCollection): CollectionValues => ({
  name: row?.name ?? "",
  description: row?.description ?? "",
  image: row?.image ?? "",
  video: row?.video ?? "",
  sort_order: String(row?.sort_order ?? 0),
  // Spec §3: a new collection begins with these four at price 0.
  sizes: row
    ? row.sizes.map(({ size, price }) => ({ size, price: String(Math.round(price / 100)) }))
    : DEFAULT_SIZES.map((size) => ({ size, price: "0" })),
});

const bodyOf = (values: CollectionValues) => ({
  ...values,
  sort_order: Number(values.sort_order),
  sizes: values.sizes.map(({ size, price }) => ({ size, price: pesosTyped(price) * 100 })),
});

type Props = { collection?: StaffCollection; onClose: () => void };

export function CollectionForm({ collection, onClose }: Props) {
  const [began] = useState(() => valuesOf(collection));
  const [sending, setSending] = useState(false);
  const form = useForm<CollectionValues>({
    defaultValues: began,
    resolver: zodResolver(newCollection, { error: inEnglish }, { raw: true }) as never,
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
      failed: "Error saving collection",
      done: () => "Collection saved",
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
      label="Collections"
      title={collection?.name ?? "New collection"}
      width={520}
      unsaved={isDirty || sending}
      onClose={onClose}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div className="admin-drawer__body admin-drawer__form">
          <div className="admin-two-columns">
            <Field label="Name" error={errors.name?.message}>
              {(wiring) => <input className="admin-input" {...wiring} {...form.register("name")} />}
            </Field>
            <Field label="Sort order" error={errors.sort_order && "Must be a number"} hint="Lower comes first">
              {(wiring) => <input className="admin-input" inputMode="numeric" {...wiring} {...form.register("sort_order")} />}
            </Field>
          </div>
          <Field label="Description" error={errors.description?.message}>
            {(wiring) => <textarea className="admin-input" rows={3} {...wiring} {...form.register("description")} />}
          </Field>
          <CollectionPicture
            image={image}
            onChange={(next) => form.setValue("image", next, { shouldDirty: true })}
            onBusy={setSending}
          />
          <Field label="Video URL" error={errors.video && "Must be a URL"}>
            {(wiring) => (
              <input className="admin-input" inputMode="url" placeholder="https://…" {...wiring} {...form.register("video")} />
            )}
          </Field>
          {theirs && <Theirs sizes={theirs} />}
          <Sizes form={form} />
        </div>
        <div className="admin-drawer__foot">
          {isDirty && <span className="admin-status is-warning">Unsaved</span>}
          <button type="button" className="admin-button admin-push-end" onClick={onClose}>
            Cancel
          </button>
          <button className="admin-button admin-button--primary" disabled={save.isPending || sending}>
            {save.isPending ? "Saving…" : sending ? "Uploading…" : "Save collection"}
          </button>
        </div>
      </form>
    </Drawer>
  );
}

/** Both lists are shown side by side; which one stays, the person decides. */
const Theirs = ({ sizes }: { sizes: StaffCollection["sizes"] }) => (
  <div className="admin-field__error" role="alert">
    The sizes were changed while this form was open. They are now:{" "}
    {sizes.map(({ size, price }) => `${size} ${showCents(price)}`).join(", ") || "none"}. Save again to put yours in their place,
    or cancel to keep them.
  </div>
);

function Sizes({ form }: { form: UseFormReturn<CollectionValues> }) {
  const rows = useFieldArray({ control: form.control, name: "sizes" });
  const { errors } = form.formState;
  return (
    <fieldset className="admin-field">
      <legend className="admin-field__label">Sizes and prices</legend>
      <div className="collection-sizes">
        {rows.fields.map((row, index) => (
          <div key={row.id}>
            <input className="admin-input" aria-label={`Size ${index + 1}`} {...form.register(`sizes.${index}.size`)} />
            <div className="admin-input">
              <span className="admin-muted">$</span>
              <input
                inputMode="numeric"
                aria-label={`Price of size ${index + 1}, pesos`}
                {...form.register(`sizes.${index}.price`)}
              />
            </div>
            <button
              type="button"
              className="admin-button admin-button--icon admin-button--text"
              aria-label={`Remove size ${index + 1}`}
              onClick={() => rows.remove(index)}
            >
              <I of={Trash2} s />
            </button>
          </div>
        ))}
      </div>
      {errors.sizes && (
        <span className="admin-field__error" role="alert">
          {errors.sizes.message ?? "Every size needs a label"}
        </span>
      )}
      <div>
        <button type="button" className="admin-button admin-button--small" onClick={() => rows.append({ size: "", price: "0" })}>
          <I of={Plus} s />
          Add a size
        </button>
      </div>
      <span className="admin-field__hint">The price is of the collection: every rug in it costs the same in that size.</span>
    </fieldset>
  );
}
