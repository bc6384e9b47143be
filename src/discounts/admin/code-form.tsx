import { Check, CircleAlert, Plus } from "lucide-react";
import { Controller, type FieldErrors, useForm, useWatch } from "react-hook-form";
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
const resolver = (values: Values) => {
  const wrong = checkDiscountForm(bodyOf(values));
  const errors = Object.fromEntries(Object.entries(wrong).map(([field, message]) => [field, { type: "rule", message }]));
  return { values, errors: errors as FieldErrors<Values> };
};

export function CodeForm({ code, onClose }: { code?: DiscountCode; onClose: () => void }) {
  const [began] = useState(() => valuesOf(code));
  const form = useForm<Values>({ defaultValues: began, resolver: resolver as never, reValidateMode: "onSubmit" });
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
    { failed: "Failed to save discount code", done: ({ code: word }) => `${word} saved`, stale: ["discount-codes"] },
  );
  const submit = form.handleSubmit((values) => {
    setRefused("");
    save.mutate(values, {
      onSuccess: onClose,
      onError: (error) => {
        setRefused(error.message || "Failed to save discount code");
        if (!(error instanceof ApiError)) return;
        for (const [name, message] of Object.entries(error.fields)) form.setError(name as keyof Values, { message });
      },
    });
  });
  // Spec §5: editing a field clears its error.
  const field = (name: keyof Values) => register(name, { onChange: () => clearErrors(name) });
  const count = Object.keys(errors).length;
  return (
    <Drawer label="Discount codes" title={code?.code ?? "New code"} width={520} unsaved={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div className="admin-drawer__body admin-drawer__form">
          {refused && <Banner text={refused} />}
          <div className="admin-two-columns">
            <Field label="Code" error={errors.code?.message}>
              {(wiring) => (
                <input
                  className="admin-input discount-code code-form__code"
                  placeholder="For example NAVIDAD20"
                  {...wiring}
                  {...field("code")}
                />
              )}
            </Field>
            <Field label="Percentage" error={errors.percentage?.message}>
              {(wiring) => (
                <div className="admin-input">
                  <input type="number" step="0.01" min="0" max="100" inputMode="decimal" {...wiring} {...field("percentage")} />
                  <span className="admin-muted">%</span>
                </div>
              )}
            </Field>
          </div>
          <Field label="Name" error={errors.name?.message}>
            {(wiring) => <input className="admin-input" {...wiring} {...field("name")} />}
          </Field>
          <Field label="Description (optional)">
            {(wiring) => <textarea className="admin-input" rows={2} {...wiring} {...field("description")} />}
          </Field>
          <div className="admin-two-columns">
            <Field label="Start date" error={errors.startDate?.message}>
              {(wiring) => <input className="admin-input" type="date" {...wiring} {...field("startDate")} />}
            </Field>
            <Field label="End date" error={errors.endDate?.message}>
              {(wiring) => <input className="admin-input" type="date" {...wiring} {...field("endDate")} />}
            </Field>
          </div>
          <fieldset className={errors.applicableTags ? "admin-field is-invalid" : "admin-field"}>
            <legend className="admin-field__label">Applies to</legend>
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
              Todos los productos
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
          <Field label="Most uses (optional)" error={errors.usageLimit?.message} hint="Empty means as often as people like">
            {(wiring) => (
              <input className="admin-input" type="number" min="1" inputMode="numeric" {...wiring} {...field("usageLimit")} />
            )}
          </Field>
          <div className="admin-toggle-row">
            <span>
              Active
              <small>Off keeps the code but nobody can use it</small>
            </span>
            <Controller
              name="isActive"
              control={control}
              render={({ field: active }) => <Switch label="Active" checked={active.value} onChange={active.onChange} />}
            />
          </div>
        </div>
        <div className="admin-drawer__foot">
          {count > 0 && (
            <span className="admin-small is-bad">
              {count} {count === 1 ? "field" : "fields"} to fix
            </span>
          )}
          <button type="button" className="admin-button admin-push-end" onClick={onClose}>
            Cancel
          </button>
          <button className="admin-button admin-button--primary" disabled={save.isPending}>
            {save.isPending ? "Saving…" : "Save code"}
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
