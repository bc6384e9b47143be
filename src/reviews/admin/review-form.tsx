import { useQuery } from "@tanstack/react-query";
import { Controller, useForm, useWatch } from "react-hook-form";
import type { listStaffCarpets } from "../../catalog/admin/contract.ts";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { schemaResolver } from "../../ui/admin/schema-resolver.ts";
import { Drawer } from "../../ui/admin/drawer.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { Switch } from "../../ui/admin/switch.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import { type createReview, newReview } from "../contract.ts";
import { words } from "./words.ts";

type Values = { name: string; email: string; rating: number; comment: string; is_verified: boolean; carpet_name: string };
const EMPTY: Values = { name: "", email: "", rating: 5, comment: "", is_verified: true, carpet_name: "" };

export function ReviewForm({ onClose }: { onClose: () => void }) {
  const said = words().form;
  const form = useForm<Values>({
    defaultValues: EMPTY,
    resolver: schemaResolver(newReview),
  });
  const typed = useWatch({ control: form.control, name: "carpet_name" });
  const rugs = useQuery({
    queryKey: ["carpets", "names", typed],
    queryFn: () => callApi<typeof listStaffCarpets>("GET /api/admin/carpets", { query: { search: typed, limit: 8 } }),
    placeholderData: (now) => now,
  });
  const save = useSave((values: Values) => callApi<typeof createReview>("POST /api/admin/reviews", { body: values }), {
    failed: said.failed,
    done: () => said.saved,
    stale: ["reviews"],
  });
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: onClose,
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        if (error.code === "reviews.unknown_rug") form.setError("carpet_name", { message: said.unknownRug });
        for (const [name, message] of Object.entries(error.fields)) form.setError(name as keyof Values, { message });
      },
    }),
  );
  const { errors, isDirty } = form.formState;
  return (
    <Drawer label={words().list.title} title={said.title} width={480} unsaved={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div className="admin-drawer__body admin-drawer__form">
          <Field label={said.name} error={errors.name && said.nameNeeded}>
            {(wiring) => <input className="admin-input" {...wiring} {...form.register("name")} />}
          </Field>
          <Field label={said.email} hint={said.emailHint} error={errors.email && said.emailWrong}>
            {(wiring) => <input className="admin-input" type="email" {...wiring} {...form.register("email")} />}
          </Field>
          <div className="admin-two-columns">
            <Field label={said.rating} error={errors.rating?.message}>
              {(wiring) => (
                <Select {...wiring} {...form.register("rating", { valueAsNumber: true })}>
                  {[5, 4, 3, 2, 1].map((stars) => (
                    <option key={stars} value={stars}>
                      {"★".repeat(stars)} {words().stars(stars)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={said.rug} error={errors.carpet_name?.message}>
              {(wiring) => (
                <>
                  <input
                    className="admin-input"
                    list="rug-names"
                    autoComplete="off"
                    {...wiring}
                    {...form.register("carpet_name")}
                  />
                  <datalist id="rug-names">
                    {rugs.data?.map(({ id, name }) => (
                      <option key={id} value={name}>
                        {name}
                      </option>
                    ))}
                  </datalist>
                </>
              )}
            </Field>
          </div>
          <Field label={said.comment} error={errors.comment?.message}>
            {(wiring) => <textarea className="admin-input" rows={5} {...wiring} {...form.register("comment")} />}
          </Field>
          <div className="admin-toggle-row">
            <span>
              {said.verified}
              <small>{said.verifiedHint}</small>
            </span>
            <Controller
              name="is_verified"
              control={form.control}
              render={({ field }) => <Switch label={said.verified} checked={field.value} onChange={field.onChange} />}
            />
          </div>
        </div>
        <div className="admin-drawer__foot">
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
