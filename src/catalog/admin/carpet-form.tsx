import { zodResolver } from "@hookform/resolvers/zod";
import { ChevronLeft, Eye } from "lucide-react";
import { useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { inEnglish } from "../../platform/input-sentences.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { useLeaveGuard } from "../../ui/admin/use-leave-guard.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import { RUG_FIELDS, WORD_FIELDS } from "../rules/rug-fields.ts";
import { settleStock } from "../rules/stock-conflict.ts";
import { CarpetAside } from "./carpet-aside.tsx";
import { Details } from "./carpet-details.tsx";
import { changedParts, type CarpetInput, type CarpetValues, valuesOf } from "./carpet-values.ts";
import { conflictsIn } from "./conflicts-in.ts";
import type { createCarpet, updateCarpet } from "./contract.ts";
import { JumpNav } from "./jump-nav.tsx";
import { ModelPanel } from "./model-panel.tsx";
import { PictureSection, type Sending } from "./picture-section.tsx";
import { Section } from "./section.tsx";
import { newCarpet, type StaffCarpet, type StaffCollection } from "./shapes.ts";
import { StockTable } from "./stock-table.tsx";
import { whatIsMissing } from "./use-carpet-change.ts";
import { useListAddress } from "./use-list-address.ts";
import { usePublish } from "./use-publish.ts";
import { WordsField } from "./words-field.tsx";
import { Only } from "../../staff/admin/only.tsx";
import "../../ui/admin/save-bar.css";
import "./carpet-form.css";

type Props = { carpet?: StaffCarpet; collections: StaffCollection[] };

export function CarpetForm({ carpet, collections }: Props) {
  const form = useForm<CarpetValues>({
    defaultValues: valuesOf(carpet),
    // The server's own schema; its output (lists, numbers) is made again on the server.
    resolver: zodResolver(newCarpet, { error: inEnglish }, { raw: true }) as never,
  });
  const { isDirty, isSubmitting, defaultValues } = form.formState;
  const navigate = useNavigate();
  const list = useListAddress();
  useLeaveGuard(isDirty && !isSubmitting);
  const update = useUpdate();
  const save = useSave(
    (values: CarpetValues) =>
      carpet
        ? update(carpet.id, changedParts(values, defaultValues as CarpetValues))
        : callApi<typeof createCarpet>("POST /api/admin/carpets", { body: values as CarpetInput }),
    {
      failed: "Error saving carpet",
      done: (saved) => whatIsMissing(saved) ?? "Carpet saved",
      stale: ["carpets", "carpet-facts", "collections"],
    },
  );
  const store = async (values: CarpetValues): Promise<void> => {
    try {
      const saved = await save.mutateAsync(values);
      form.reset(valuesOf(saved));
      if (!carpet) await navigate(addresses.admin(`carpets/${saved.id}`), { replace: true });
    } catch (error) {
      if (error instanceof ApiError)
        for (const [name, message] of Object.entries(error.fields)) form.setError(name as keyof CarpetValues, { message });
    }
  };
  const submit = form.handleSubmit(store);
  const { control } = form;
  const title = useWatch({ control, name: "name" }) || "New carpet";
  const chosen = useWatch({ control, name: "collection_id" });
  const stock = useWatch({ control, name: "inventory" });
  const collection = collections.find(({ id }) => String(id) === chosen);
  const [sending, setSending] = useState<Sending>({ images: false, videos: false });
  const waits = sending.images || sending.videos;
  const isActive = useWatch({ control, name: "is_active" });
  const { missing, publish } = usePublish(form, collection, store);
  const saving = save.isPending ? "Saving…" : waits ? "Uploading…" : "Save carpet";
  const busy = save.isPending || waits;
  const buttons = (
    <>
      {carpet?.is_active && <Preview carpet={carpet} />}
      <Only call="PUT /api/admin/carpets/{id}">
        <button className={isActive ? "admin-button admin-button--primary" : "admin-button"} disabled={busy}>
          {saving}
        </button>
      </Only>
      {!isActive && (
        <Only call="PUT /api/admin/carpets/{id}">
          <button type="button" className="admin-button admin-button--primary" disabled={busy} onClick={() => void publish()}>
            Publish
          </button>
        </Only>
      )}
    </>
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Screen
        className="carpet-form-screen"
        title={title}
        crumb={
          <>
            <Link to={list}>Carpets</Link>/<span>{collection?.name ?? "New"}</span>
          </>
        }
        back={
          <Link className="admin-button admin-button--icon admin-button--text" to={list} aria-label="Back to carpets">
            <I of={ChevronLeft} />
          </Link>
        }
        actions={
          <>
            {isDirty && <span className="admin-status is-warning">Unsaved changes</span>}
            {buttons}
          </>
        }
      >
        <JumpNav />
        <div className="carpet-form">
          <div className="carpet-form__main">
            <Details form={form} collections={collections} />
            <PictureSection form={form} carpet={carpet} setSending={setSending} />
            <Section id="stock" title="Stock by size" text="Sizes and prices come from the collection.">
              <StockTable
                collection={collection}
                stock={stock}
                onChange={(stock) => form.setValue("inventory", stock, { shouldDirty: true })}
              />
            </Section>
            <Section
              id="words"
              title="Colours, tags and rooms"
              text="Free text, separated by commas. Press a word to add or remove it."
            >
              {WORD_FIELDS.map((name) => (
                <Controller
                  key={name}
                  name={name}
                  control={form.control}
                  render={({ field }) => (
                    <WordsField label={RUG_FIELDS[name].label} usual={RUG_FIELDS[name].options} {...field} />
                  )}
                />
              ))}
            </Section>
            <ModelPanel form={form} carpet={carpet} />
          </div>
          <CarpetAside form={form} carpet={carpet} collection={collection} missing={missing} />
        </div>
        <div className="admin-save-bar">
          <span>{isDirty && <span className="admin-status is-warning">Unsaved</span>}</span>
          {buttons}
        </div>
      </Screen>
    </form>
  );
}

/** Saves; where stock was sold or changed meanwhile, the person says whose numbers stay. */
function useUpdate() {
  const confirm = useConfirm();
  return async function update(id: number, parts: Partial<CarpetValues>): Promise<StaffCarpet> {
    try {
      const body = parts as Partial<CarpetInput>;
      return await callApi<typeof updateCarpet>("PUT /api/admin/carpets/{id}", { params: { id }, body });
    } catch (error) {
      const conflicts = conflictsIn(error);
      if (!conflicts) throw error;
      const isMine = await confirm({
        title: "Stock was changed meanwhile",
        text: conflicts.map(({ size, was, inventory }) => `${size} had ${was} and has ${inventory} now.`).join(" "),
        action: "Overwrite with mine",
        keep: "Keep theirs",
      });
      return update(id, { ...parts, inventory: settleStock(parts.inventory ?? [], conflicts, isMine) });
    }
  };
}

const Preview = ({ carpet }: { carpet: StaffCarpet }) => (
  <a className="admin-button" href={addresses.product(carpet)} target="_blank" rel="noreferrer">
    <I of={Eye} />
    Preview
  </a>
);
