import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { Field } from "../../ui/admin/field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import type { renameWord, ShownSettings } from "../contract.ts";
import { words } from "./words.ts";

type Kind = "tags" | "colors";

/** Changing a line of a list changes the list alone; this changes the word on every rug, code and promotion. */
export function RenameWord({ vocabulary: { tags, colors } }: { vocabulary: ShownSettings["vocabulary"] }) {
  const said = words().vocabulary;
  const [chosen, setChosen] = useState("");
  const [to, setTo] = useState("");
  const rename = useSave(
    () => {
      const [kind, from] = chosen.split(":") as [Kind, string];
      return callApi<typeof renameWord>("POST /api/admin/settings/vocabulary/rename", { body: { kind, from, to: to.trim() } });
    },
    {
      failed: said.failed,
      done: ({ rugs }) => said.renamed(rugs),
      stale: ["settings", "carpets", "carpet-facts"],
    },
  );
  return (
    <div className="settings-rename">
      <Field label={said.rename} hint={said.renameHint}>
        {(wiring) => (
          <Select value={chosen} onChange={({ target }) => setChosen(target.value)} {...wiring}>
            <option value="">{said.choose}</option>
            <optgroup label={said.tags}>
              {tags.map((tag) => (
                <option key={tag} value={`tags:${tag}`}>
                  {tag}
                </option>
              ))}
            </optgroup>
            <optgroup label={said.colors}>
              {colors.map(({ name }) => (
                <option key={name} value={`colors:${name}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          </Select>
        )}
      </Field>
      <Field label={said.newName}>
        {(wiring) => (
          <input className="admin-input" maxLength={40} value={to} onChange={({ target }) => setTo(target.value)} {...wiring} />
        )}
      </Field>
      <button
        type="button"
        className="admin-button"
        disabled={!chosen || !to.trim() || rename.isPending}
        onClick={() => rename.mutate(undefined, { onSuccess: () => (setChosen(""), setTo("")) })}
      >
        {said.action}
      </button>
    </div>
  );
}
