import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { Controller, useForm, useWatch } from "react-hook-form";
import type { listStaffCarpets } from "../../catalog/admin/contract.ts";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { inEnglish } from "../../platform/input-sentences.ts";
import { Drawer } from "../../ui/admin/drawer.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { Switch } from "../../ui/admin/switch.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import { type createReview, newReview } from "../contract.ts";

type Values = { name: string; email: string; rating: number; comment: string; is_verified: boolean; carpet_name: string };
const EMPTY: Values = { name: "", email: "", rating: 5, comment: "", is_verified: true, carpet_name: "" };

export function ReviewForm({ onClose }: { onClose: () => void }) {
  const form = useForm<Values>({
    defaultValues: EMPTY,
    resolver: zodResolver(newReview, { error: inEnglish }, { raw: true }) as never,
  });
  const typed = useWatch({ control: form.control, name: "carpet_name" });
  const rugs = useQuery({
    queryKey: ["carpets", "names", typed],
    queryFn: () => callApi<typeof listStaffCarpets>("GET /api/admin/carpets", { query: { search: typed, limit: 8 } }),
    placeholderData: (now) => now,
  });
  const save = useSave((values: Values) => callApi<typeof createReview>("POST /api/admin/reviews", { body: values }), {
    failed: "Error saving review",
    done: () => "Review saved",
    stale: ["reviews"],
  });
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: onClose,
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        if (error.code === "reviews.unknown_rug") form.setError("carpet_name", { message: "No rug has this name" });
        for (const [name, message] of Object.entries(error.fields)) form.setError(name as keyof Values, { message });
      },
    }),
  );
  const { errors, isDirty } = form.formState;
  return (
    <Drawer label="Reviews" title="New review" width={480} unsaved={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div className="admin-drawer__body admin-drawer__form">
          <Field label="Name" error={errors.name && "Name is required"}>
            {(wiring) => <input className="admin-input" {...wiring} {...form.register("name")} />}
          </Field>
          <Field
            label="E-mail (optional)"
            hint="Shoppers see only its first letter"
            error={errors.email && "Not an e-mail address"}
          >
            {(wiring) => <input className="admin-input" type="email" {...wiring} {...form.register("email")} />}
          </Field>
          <div className="admin-two-columns">
            <Field label="Rating" error={errors.rating?.message}>
              {(wiring) => (
                <Select {...wiring} {...form.register("rating", { valueAsNumber: true })}>
                  {[5, 4, 3, 2, 1].map((stars) => (
                    <option key={stars} value={stars}>
                      {"★".repeat(stars)} {stars} of 5
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Rug (optional)" error={errors.carpet_name?.message}>
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
          <Field label="Comment" error={errors.comment?.message}>
            {(wiring) => <textarea className="admin-input" rows={5} {...wiring} {...form.register("comment")} />}
          </Field>
          <div className="admin-toggle-row">
            <span>
              Verified
              <small>We know this person bought the rug</small>
            </span>
            <Controller
              name="is_verified"
              control={form.control}
              render={({ field }) => <Switch label="Verified" checked={field.value} onChange={field.onChange} />}
            />
          </div>
        </div>
        <div className="admin-drawer__foot">
          <button type="button" className="admin-button admin-push-end" onClick={onClose}>
            Cancel
          </button>
          <button className="admin-button admin-button--primary" disabled={save.isPending}>
            {save.isPending ? "Saving…" : "Save review"}
          </button>
        </div>
      </form>
    </Drawer>
  );
}
