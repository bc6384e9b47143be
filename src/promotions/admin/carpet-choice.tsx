import { Check, CircleAlert, Plus, X } from "lucide";
import { useState } from "react";
import { useCarpet, useFoundCarpets } from "../../catalog/admin/use-carpets.ts";
import { I } from "../../ui/admin/icon.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { words } from "./words.ts";
import { sentenceIn } from "../../platform/input-sentences.ts";
import { languageInForce } from "../../ui/admin/language.ts";

type Props = { chosen: readonly number[]; error?: string; onChange: (chosen: number[]) => void };

/** Single carpets, found by name. */
export function CarpetChoice({ chosen, error, onChange }: Props) {
  const [search, setSearch] = useState("");
  const found = useFoundCarpets(search);
  const without = (id: number) => onChange(chosen.filter((each) => each !== id));
  return (
    <fieldset className={error ? "admin-field is-invalid" : "admin-field"}>
      <legend className="admin-field__label">{words().form.carpets}</legend>
      {chosen.length > 0 && (
        <div className="admin-chips admin-suggestions">
          {chosen.map((id) => (
            <Chosen key={id} id={id} onRemove={() => without(id)} />
          ))}
        </div>
      )}
      <SearchField label={words().form.findCarpet} value={search} onChange={setSearch} />
      {search && (
        <div className="admin-chips admin-suggestions">
          {found.data?.rows.map(({ id, name }) => (
            <button
              type="button"
              key={id}
              aria-pressed={chosen.includes(id)}
              onClick={() => (chosen.includes(id) ? without(id) : onChange([...chosen, id]))}
            >
              <I of={chosen.includes(id) ? Check : Plus} s />
              {name}
            </button>
          ))}
        </div>
      )}
      {error && (
        <span className="admin-field__error" role="alert">
          <I of={CircleAlert} s />
          {sentenceIn(languageInForce(), error)}
        </span>
      )}
    </fieldset>
  );
}

function Chosen({ id, onRemove }: { id: number; onRemove: () => void }) {
  const name = useCarpet(id).data?.name ?? words().form.carpet(id);
  return (
    <button type="button" aria-pressed="true" aria-label={words().form.takeOut(name)} onClick={onRemove}>
      <I of={X} s />
      {name}
    </button>
  );
}
