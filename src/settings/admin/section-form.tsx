import { type FormEvent, type ReactNode, useState } from "react";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { onlyChanged } from "../../staff/rules/changes.ts";
import { Banner } from "../../ui/admin/states.tsx";
import { useLeaveGuard } from "../../ui/admin/use-leave-guard.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { saveShop, ShownSettings } from "../contract.ts";
import type { SectionName } from "../shape.ts";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";

export type Draft<S extends SectionName> = {
  draft: ShownSettings[S];
  was: ShownSettings[S];
  set: (part: Partial<ShownSettings[S]>) => void;
  errors: Record<string, string>;
};

type Props<S extends SectionName> = {
  name: S;
  about: string;
  value: ShownSettings[S];
  children: (draft: Draft<S>) => ReactNode;
};

/** One section of the settings with its own save; only what was changed in it is sent. */
export function SectionForm<S extends SectionName>({ name, about, value, children }: Props<S>) {
  const said = words().form;
  const title: string = words().sections[name as SectionName];
  const [changed, setChanged] = useState<Partial<ShownSettings[S]>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const draft = { ...value, ...changed };
  const part = onlyChanged(value, draft);
  const count = Object.keys(part).length;
  useLeaveGuard(count > 0);
  const save = useSave(
    (body: object) =>
      callApi<typeof saveShop>(`PUT /api/admin/settings/${name}` as "PUT /api/admin/settings/shop", { body: body as never }),
    { failed: said.failed, done: () => said.saved(title), stale: ["settings"] },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    save.mutate(part, {
      onSuccess: () => setChanged({}),
      onError: (error) => error instanceof ApiError && setErrors({ ...error.fields, "": error.message }),
    });
  };
  return (
    <section className="settings-section" id={name}>
      <form onSubmit={submit} noValidate>
        <header>
          <h2>{title}</h2>
          <p className="admin-muted">{about}</p>
        </header>
        {errors[""] && <Banner text={errors[""]} />}
        {children({ draft, was: value, errors, set: (some) => setChanged({ ...changed, ...some }) })}
        <div className="settings-section__save">
          {count > 0 && (
            <>
              <span className="admin-status is-warning">{said.notSaved(count)}</span>
              <button type="button" className="admin-button" onClick={() => (setChanged({}), setErrors({}))}>
                {said.undo}
              </button>
            </>
          )}
          <Only call={`PUT /api/admin/settings/${name}`}>
            <button type="submit" className="admin-button admin-button--primary" disabled={count === 0 || save.isPending}>
              {said.save}
            </button>
          </Only>
        </div>
      </form>
    </section>
  );
}
