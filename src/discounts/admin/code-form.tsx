import { Check, CircleAlert, Plus } from "lucide";
import { Controller, type Resolver, useForm, useWatch } from "react-hook-form";
import { useState } from "react";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { Drawer } from "../../ui/admin/drawer.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { Banner } from "../../ui/admin/states.tsx";
import { Switch } from "../../ui/admin/switch.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import { onlyChanged } from "../../staff/rules/changes.ts";
import type { createCode, DiscountCode, updateCode } from "../contract.ts";
import { checkDiscountForm } from "../rules/form.ts";
import { useTags } from "./use-tags.ts";
import { words } from "./words.ts";
import "./code-form.css";

type Values = {
  code: string;
  name: string;
  description: string;
  percentage: string;
  startDate: string;
  endDate: string;
  isActive: boolean;
  applicableTags: string[];
  isAllProducts: boolean;
  usageLimit: string;
};

const bogota = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Bogota" });
const dayOf = (iso?: string): string => (iso ? bogota.format(new Date(iso)) : "");

const valuesOf = (code?: DiscountCode): Values => ({
  code: code?.code ?? "",
  name: code?.name ?? "",
  description: code?.description ?? "",
  percentage: code ? String(code.percentage) : "",
  startDate: dayOf(code?.start_date),
  endDate: dayOf(code?.end_date),
  isActive: code?.is_active ?? true,
  applicableTags: code?.applicable_tags ?? [],
  isAllProducts: code?.is_all_products ?? false,
  usageLimit: code?.usage_limit ? String(code.usage_limit) : "",
});

const bodyOf = (values: Values) => ({
  ...values,
  percentage: Number(values.percentage.replace(",", ".")),
  usageLimit: values.usageLimit ? Number(values.usageLimit) : null,
});

/** The rule that the server applies, with the specification's sentences. */
const resolver: Resolver<Values> = (values) => {
  const wrong = checkDiscountForm(bodyOf(values));
  const errors = Object.fromEntries(Object.entries(wrong).map(([field, message]) => [field, { type: "rule", message }]));
  return Object.keys(wrong).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

export function CodeForm({ code, onClose }: { code?: DiscountCode; onClose: () => void }) {
  const said = words().form;
  const [began] = useState(() => valuesOf(code));
  const form = useForm<Values>({ defaultValues: began, resolver, reValidateMode: "onSubmit" });
  const { control, register, clearErrors } = form;
  const { errors, isDirty } = form.formState;
  const [refused, setRefused] = useState("");
  const everything = useWatch({ control, name: "isAllProducts" });
  const save = useSave(
    (values: Values) =>
      code
        ? callApi<typeof updateCode>("PUT /api/admin/discount-codes/{id}", {
            params: { id: code.id },
            body: onlyChanged(bodyOf(began), bodyOf(values)),
          })
        : callApi<typeof createCode>("POST /api/admin/discount-codes", { body: bodyOf(values) }),
    { failed: said.failed, done: ({ code: word }) => said.saved(word), stale: ["discount-codes"] },
  );
  const submit = form.handleSubmit((values) => {
    setRefused("");
    save.mutate(values, {
      onSuccess: onClose,
      onError: (error) => {
        setRefused(error.message || said.failed);
        if (!(error instanceof ApiError)) return;
        for (const [name, message] of Object.entries(error.fields)) form.setError(name as keyof Values, { message });
      },
    });
  });
  // Spec §5: editing a field clears its error.
  const field = (name: keyof Values) => register(name, { onChange: () => clearErrors(name) });
  const count = Object.keys(errors).length;
  return (
    <Drawer label={said.label} title={code?.code ?? said.title} width={520} unsaved={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div className="admin-drawer__body admin-drawer__form">
          {refused && <Banner text={refused} />}
          <div className="admin-two-columns">
            <Field label={said.code} error={errors.code?.message}>
              {(wiring) => (
                <input
                  className="admin-input discount-code code-form__code"
                  placeholder={said.example}
                  {...wiring}
                  {...field("code")}
                />
              )}
            </Field>
            <Field label={said.percentage} error={errors.percentage?.message}>
              {(wiring) => (
                <div className="admin-input">
                  <input type="number" step="0.01" min="0" max="100" inputMode="decimal" {...wiring} {...field("percentage")} />
                  <span className="admin-muted">%</span>
                </div>
              )}
            </Field>
          </div>
          <Field label={said.name} error={errors.name?.message}>
            {(wiring) => <input className="admin-input" {...wiring} {...field("name")} />}
          </Field>
          <Field label={said.description}>
            {(wiring) => <textarea className="admin-input" rows={2} {...wiring} {...field("description")} />}
          </Field>
          <div className="admin-two-columns">
            <Field label={said.start} error={errors.startDate?.message}>
              {(wiring) => <input className="admin-input" type="date" {...wiring} {...field("startDate")} />}
            </Field>
            <Field label={said.end} error={errors.endDate?.message}>
              {(wiring) => <input className="admin-input" type="date" {...wiring} {...field("endDate")} />}
            </Field>
          </div>
          <fieldset className={errors.applicableTags ? "admin-field is-invalid" : "admin-field"}>
            <legend className="admin-field__label">{said.appliesTo}</legend>
            <label className="code-form__tick">
              <input
                type="checkbox"
                {...register("isAllProducts", {
                  onChange: () => {
                    form.setValue("applicableTags", []);
                    clearErrors("applicableTags");
                  },
                })}
              />
              {words().allProducts}
            </label>
            <Controller
              name="applicableTags"
              control={control}
              render={({ field: tags }) => (
                <Tags
                  chosen={tags.value}
                  disabled={everything}
                  onChange={(next) => {
                    tags.onChange(next);
                    clearErrors("applicableTags");
                  }}
                />
              )}
            />
            {errors.applicableTags && (
              <span className="admin-field__error" role="alert">
                <I of={CircleAlert} s />
                {errors.applicableTags.message}
              </span>
            )}
          </fieldset>
          <Field label={said.mostUses} error={errors.usageLimit?.message} hint={said.mostUsesHint}>
            {(wiring) => (
              <input className="admin-input" type="number" min="1" inputMode="numeric" {...wiring} {...field("usageLimit")} />
            )}
          </Field>
          <div className="admin-toggle-row">
            <span>
              {said.active}
              <small>{said.activeText}</small>
            </span>
            <Controller
              name="isActive"
              control={control}
              render={({ field: active }) => <Switch label={said.active} checked={active.value} onChange={active.onChange} />}
            />
          </div>
        </div>
        <div className="admin-drawer__foot">
          {count > 0 && <span className="admin-small is-bad">{said.toFix(count)}</span>}
          <button type="button" className="admin-button admin-push-end" onClick={onClose}>
            {said.cancel}
          </button>
          <button className="admin-button admin-button--primary" disabled={save.isPending}>
            {save.isPending ? said.saving : said.save}
          </button>
        </div>
      </form>
    </Drawer>
  );
}

type TagsProps = { chosen: string[]; disabled: boolean; onChange: (tags: string[]) => void };

function Tags({ chosen, disabled, onChange }: TagsProps) {
  const all = useTags();
  const toggle = (tag: string) => onChange(chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag]);
  return (
    <div className="admin-chips admin-suggestions">
      {[...new Set([...all, ...chosen])].map((tag) => (
        <button type="button" key={tag} aria-pressed={chosen.includes(tag)} disabled={disabled} onClick={() => toggle(tag)}>
          <I of={chosen.includes(tag) ? Check : Plus} s />
          {tag}
        </button>
      ))}
    </div>
  );
}
