import { ChevronLeft, Eye } from "lucide";
import { useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { schemaResolver } from "../../ui/admin/schema-resolver.ts";
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
import { useCarpetFacts } from "./use-carpets.ts";
import { type Usual, WordsField } from "./words-field.tsx";
import { Only } from "../../staff/admin/only.tsx";
import { onlyChanged } from "../../staff/rules/changes.ts";
import { formWords } from "./form-words.ts";
import "../../ui/admin/save-bar.css";
import "./carpet-form.css";

type Props = { carpet?: StaffCarpet; collections: StaffCollection[] };

export function CarpetForm({ carpet, collections }: Props) {
  const said = formWords();
  const form = useForm<CarpetValues>({
    defaultValues: valuesOf(carpet),
    resolver: schemaResolver(newCarpet),
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
      failed: said.failed,
      done: (saved) => whatIsMissing(saved) ?? said.saved,
      stale: ["carpets", "carpet-facts", "collections"],
    },
  );
  const store = async (values: CarpetValues): Promise<void> => {
    const sent = structuredClone(form.getValues());
    try {
      const saved = await save.mutateAsync(values);
      const typed = onlyChanged(sent, form.getValues());
      form.reset(valuesOf(saved));
      // What was typed while it was saved stays.
      for (const [name, value] of Object.entries(typed)) form.setValue(name as keyof CarpetValues, value, { shouldDirty: true });
      if (!carpet) await navigate(addresses.admin(`carpets/${saved.id}`), { replace: true });
    } catch (error) {
      if (error instanceof ApiError)
        for (const [name, message] of Object.entries(error.fields)) form.setError(name as keyof CarpetValues, { message });
    }
  };
  const submit = form.handleSubmit(store);
  const { control } = form;
  const { vocabulary } = useCarpetFacts().data ?? {};
  const usualWords = (name: (typeof WORD_FIELDS)[number]): readonly Usual[] =>
    name === "colors"
      ? (vocabulary?.colors ?? [])
      : ((name === "tags" ? vocabulary?.tags : RUG_FIELDS[name].options) ?? []).map((word) => ({ name: word }));
  const title = useWatch({ control, name: "name" }) || said.title;
  const chosen = useWatch({ control, name: "collection_id" });
  const stock = useWatch({ control, name: "inventory" });
  const collection = collections.find(({ id }) => String(id) === chosen);
  const [sending, setSending] = useState<Sending>({ images: false, videos: false });
  const waits = sending.images || sending.videos;
  const isActive = useWatch({ control, name: "is_active" });
  const { missing, publish } = usePublish(form, collection, store);
  const saving = save.isPending ? said.saving : waits ? said.uploading : said.save;
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
            {said.publish}
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
            <Link to={list}>{said.carpets}</Link>/<span>{collection?.name ?? said.newCrumb}</span>
          </>
        }
        back={
          <Link className="admin-button admin-button--icon admin-button--text" to={list} aria-label={said.back}>
            <I of={ChevronLeft} />
          </Link>
        }
        actions={
          <>
            {isDirty && <span className="admin-status is-warning">{said.unsavedChanges}</span>}
            {buttons}
          </>
        }
      >
        <JumpNav />
        {/* A new one goes on on a page of its own: nothing is typed here that would stay behind. */}
        <div className="carpet-form" inert={!carpet && save.isPending}>
          <div className="carpet-form__main">
            <Details form={form} collections={collections} />
            <PictureSection form={form} carpet={carpet} setSending={setSending} />
            <Section id="stock" title={said.stock.title} text={said.stock.text}>
              <StockTable
                collection={collection}
                stock={stock}
                onChange={(stock) => form.setValue("inventory", stock, { shouldDirty: true })}
              />
            </Section>
            <Section id="words" title={said.wordSection.title} text={said.wordSection.text}>
              {WORD_FIELDS.map((name) => (
                <Controller
                  key={name}
                  name={name}
                  control={form.control}
                  render={({ field }) => (
                    <WordsField label={said.fields[name]} legend={said.usual[name]} usual={usualWords(name)} {...field} />
                  )}
                />
              ))}
            </Section>
            <ModelPanel form={form} carpet={carpet} />
          </div>
          <CarpetAside form={form} carpet={carpet} collection={collection} missing={missing} />
        </div>
        <div className="admin-save-bar">
          <span>{isDirty && <span className="admin-status is-warning">{said.unsaved}</span>}</span>
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
      const said = formWords().conflict;
      const isMine = await confirm({
        title: said.title,
        text: conflicts.map(({ size, was, inventory }) => said.line(size, was, inventory)).join(" "),
        action: said.mine,
        keep: said.theirs,
      });
      return update(id, { ...parts, inventory: settleStock(parts.inventory ?? [], conflicts, isMine) });
    }
  };
}

const Preview = ({ carpet }: { carpet: StaffCarpet }) => (
  <a className="admin-button" href={addresses.product(carpet)} target="_blank" rel="noreferrer">
    <I of={Eye} />
    {formWords().preview}
  </a>
);
