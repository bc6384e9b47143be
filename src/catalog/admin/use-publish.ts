import { type UseFormReturn, useWatch } from "react-hook-form";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { missingToPublish } from "../rules/missing-to-publish.ts";
import type { CarpetValues } from "./carpet-values.ts";
import type { StaffCollection } from "./shapes.ts";
import { formWords } from "./form-words.ts";

/** Saves the form as a live carpet; what it lacks is said first. */
export function usePublish(
  form: UseFormReturn<CarpetValues>,
  collection: StaffCollection | undefined,
  store: (values: CarpetValues) => Promise<void>,
) {
  const confirm = useConfirm();
  const [images, stock] = useWatch({ control: form.control, name: ["images", "inventory"] });
  const missing = missingToPublish({ images, stock, sizes: collection?.sizes ?? [] });
  const publish = async (): Promise<void> => {
    const said = formWords().missing;
    const text = said.text(missing.map((each) => said[each]));
    const question = { title: said.title, text, action: said.anyway, keep: said.notYet };
    if (missing.length > 0 && !(await confirm(question))) return;
    await form.handleSubmit((values) => store({ ...values, is_active: true }))();
  };
  return { missing, publish };
}
