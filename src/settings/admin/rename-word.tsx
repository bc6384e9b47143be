import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { Field } from "../../ui/admin/field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import type { renameWord, ShownSettings } from "../contract.ts";
import { words } from "./words.ts";

type Kind = "tags" | "colors" | "sizes";

/** Changing a line of a list changes the list alone; this changes the word on every rug, code, promotion and order. */
export function RenameWord({ vocabulary: { tags, colors, sizes } }: { vocabulary: ShownSettings["vocabulary"] }) {
  const said = words().vocabulary;
  const [chosen, setChosen] = useState("");
  const [to, setTo] = useState("");
  const rename = useSave(
    () => {
      const at = chosen.indexOf(":");
      const [kind, from] = [chosen.slice(0, at) as Kind, chosen.slice(at + 1)];
      return callApi<typeof renameWord>("POST /api/admin/settings/vocabulary/rename", { body: { kind, from, to: to.trim() } });
    },
    {
      failed: said.failed,
      done: ({ rugs }) => said.renamed(rugs),
      stale: ["settings", "carpets", "carpet-facts", "collections", "orders"],
    },
  );
  return (
    <div className="settings-rename">
      <Field label={said.rename} hint={said.renameHint}>
        {(wiring) => (
          <Select value={chosen} onChange={({ target }) => setChosen(target.value)} {...wiring}>
            <option value="">{said.choose}</option>
            <Names kind="tags" label={said.tags} names={tags} />
            <Names kind="colors" label={said.colors} names={colors.map(({ name }) => name)} />
            <Names kind="sizes" label={said.sizes} names={sizes.map(({ name }) => name)} />
          </Select>
        )}
      </Field>
      <Field label={said.newName}>
        {(wiring) => (
          <input
            className="admin-input"
            maxLength={chosen.startsWith("sizes:") ? 20 : 40}
            value={to}
            onChange={({ target }) => setTo(target.value)}
            {...wiring}
          />
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

const Names = ({ kind, label, names }: { kind: Kind; label: string; names: readonly string[] }) => (
  <optgroup label={label}>
    {names.map((name) => (
      <option key={name} value={`${kind}:${name}`}>
        {name}
      </option>
    ))}
  </optgroup>
);
