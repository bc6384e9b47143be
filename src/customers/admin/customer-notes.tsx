import { useState } from "react";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { TextField } from "../../ui/admin/text-field.tsx";
import type { CustomerFile } from "../contract.ts";
import { useMergeCustomer, useSaveCustomer } from "./use-customers.ts";
import { words as commonWords } from "../../ui/admin/words.ts";
import { words } from "./words.ts";

/** The last part of a record's address, or its id. */
const idIn = (typed: string): string => typed.trim().split("/").at(-1) ?? "";

/** What staff keep of a person, and the record that is the same person. */
export function CustomerNotes({ customer }: { customer: CustomerFile }) {
  const said = words().notes;
  const [notes, setNotes] = useState(customer.notes);
  const [tags, setTags] = useState(customer.tags.join(", "));
  const [other, setOther] = useState("");
  const save = useSaveCustomer(customer.id);
  const merge = useMergeCustomer(customer.id);
  const confirm = useConfirm();
  const askToMerge = async () => {
    const text = said.mergeText(customer.name || customer.email || customer.phone);
    if (await confirm({ title: said.mergeTitle, text, action: said.merge, keep: commonWords().cancel }))
      merge.mutate(idIn(other), { onSuccess: () => setOther("") });
  };
  const listed = tags
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
  return (
    <section>
      <h2>{said.title}</h2>
      <Field label={said.title}>
        {(wiring) => (
          <textarea
            {...wiring}
            className="admin-input"
            rows={4}
            maxLength={5000}
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
          />
        )}
      </Field>
      <Field label={said.tags} hint={said.tagsHint}>
        {(wiring) => <input {...wiring} className="admin-input" value={tags} onChange={({ target }) => setTags(target.value)} />}
      </Field>
      <button
        type="button"
        className="admin-button"
        disabled={save.isPending}
        onClick={() => save.mutate({ notes, tags: listed })}
      >
        {said.save}
      </button>
      <TextField label={said.other} hint={said.otherHint} value={other} onChange={setOther} />
      <button type="button" className="admin-button" disabled={merge.isPending || !idIn(other)} onClick={() => void askToMerge()}>
        {said.merge}
      </button>
    </section>
  );
}
