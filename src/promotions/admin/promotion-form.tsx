import { type FormEvent, useState } from "react";
import { useCollections } from "../../catalog/admin/use-carpets.ts";
import { useTags } from "../../discounts/admin/use-tags.ts";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { onlyChanged } from "../../staff/rules/changes.ts";
import { Drawer } from "../../ui/admin/drawer.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { Banner } from "../../ui/admin/states.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import type { createPromotion, Promotion, updatePromotion } from "../contract.ts";
import { checkPromotion } from "../rules/form.ts";
import { ChipChoice } from "./chip-choice.tsx";
import { CarpetChoice } from "./carpet-choice.tsx";
import { words } from "./words.ts";

const bogota = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Bogota" });
const dayOf = (iso?: string): string => (iso ? bogota.format(new Date(iso)) : "");

const valuesOf = (promotion?: Promotion) => ({
  name: promotion?.name ?? "",
  percentage: promotion ? String(promotion.percentage) : "",
  startDate: dayOf(promotion?.start_date),
  endDate: dayOf(promotion?.end_date),
  carpetIds: promotion?.carpet_ids ?? [],
  collectionIds: promotion?.collection_ids ?? [],
  tags: promotion?.tags ?? [],
});
type Values = ReturnType<typeof valuesOf>;
const bodyOf = (values: Values) => ({ ...values, percentage: Number(values.percentage.replace(",", ".")) });

export function PromotionForm({ promotion, onClose }: { promotion?: Promotion; onClose: () => void }) {
  const said = words().form;
  const [began] = useState(() => valuesOf(promotion));
  const [values, setValues] = useState(began);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState("");
  const collections = useCollections().data ?? [];
  const tags = useTags();
  const set = (part: Partial<Values>) => {
    setValues({ ...values, ...part });
    // Whatever it is about answers the one sentence of all three.
    const answered = new Set([...Object.keys(part), ...("tags" in part || "collectionIds" in part ? ["carpetIds"] : [])]);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !answered.has(name))));
  };
  const save = useSave(
    (given: Values) =>
      promotion
        ? callApi<typeof updatePromotion>("PUT /api/admin/promotions/{id}", {
            params: { id: promotion.id },
            body: onlyChanged(bodyOf(began), bodyOf(given)),
          })
        : callApi<typeof createPromotion>("POST /api/admin/promotions", { body: bodyOf(given) }),
    { failed: said.failed, done: ({ name }) => said.saved(name), stale: ["promotions", "carpets", "carpet"] },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused("");
    const wrong = checkPromotion(bodyOf(values));
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    save.mutate(values, {
      onSuccess: onClose,
      onError: (error) => {
        setRefused(error.message);
        if (error instanceof ApiError) setErrors(error.fields);
      },
    });
  };
  const text = (field: "name" | "startDate" | "endDate", label: string, type: string) => (
    <Field label={label} error={errors[field]}>
      {(wiring) => (
        <input
          {...wiring}
          className="admin-input"
          type={type}
          value={values[field]}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      )}
    </Field>
  );
  const isDirty = JSON.stringify(values) !== JSON.stringify(began);
  return (
    <Drawer label={said.label} title={promotion?.name ?? said.title} width={520} unsaved={isDirty} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div className="admin-drawer__body admin-drawer__form">
          {refused && <Banner text={refused} />}
          {text("name", said.name, "text")}
          <Field label={said.percentage} error={errors.percentage}>
            {(wiring) => (
              <div className="admin-input">
                <input
                  {...wiring}
                  type="number"
                  step="0.01"
                  min="0"
                  max="95"
                  inputMode="decimal"
                  value={values.percentage}
                  onChange={({ target }) => set({ percentage: target.value })}
                />
                <span className="admin-muted">%</span>
              </div>
            )}
          </Field>
          <div className="admin-two-columns">
            {text("startDate", said.firstDay, "date")}
            {text("endDate", said.lastDay, "date")}
          </div>
          <ChipChoice
            label={said.collections}
            options={collections.map(({ id, name }) => [id, name])}
            chosen={values.collectionIds}
            onChange={(collectionIds) => set({ collectionIds })}
          />
          <ChipChoice
            label={said.tags}
            options={[...new Set([...tags, ...values.tags])].map((tag) => [tag, tag])}
            chosen={values.tags}
            onChange={(chosen) => set({ tags: chosen })}
          />
          <CarpetChoice chosen={values.carpetIds} error={errors.carpetIds} onChange={(carpetIds) => set({ carpetIds })} />
        </div>
        <div className="admin-drawer__foot">
          <button type="button" className="admin-button admin-push-end" onClick={onClose}>
            {said.cancel}
          </button>
          <button type="submit" className="admin-button admin-button--primary" disabled={save.isPending}>
            {save.isPending ? said.saving : said.save}
          </button>
        </div>
      </form>
    </Drawer>
  );
}
