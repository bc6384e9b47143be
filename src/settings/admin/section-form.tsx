import { type FormEvent, type ReactNode, useState } from "react";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { useTyped } from "../../staff/admin/use-typed.ts";
import { Banner } from "../../ui/admin/states.tsx";
import { useLeaveGuard } from "../../ui/admin/use-leave-guard.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { SaveSection, ShownSettings } from "../contract.ts";
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
  const { draft, change, set, undo, saved } = useTyped<ShownSettings[S]>(value);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const count = Object.keys(change).length;
  useLeaveGuard(count > 0);
  const save = useSave(
    (body: Partial<ShownSettings[S]>) => callApi<SaveSection<S>>(`PUT /api/admin/settings/${name}`, { body }),
    { failed: said.failed, done: () => said.saved(title), stale: ["settings"] },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    save.mutate(change, {
      onSuccess: () => saved(draft),
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
        {children({ draft, was: value, errors, set })}
        <div className="settings-section__save">
          {count > 0 && (
            <>
              <span className="admin-status is-warning">{said.notSaved(count)}</span>
              <button type="button" className="admin-button" onClick={() => (undo(), setErrors({}))}>
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
