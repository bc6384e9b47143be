import { Check, CircleAlert, Plus, X } from "lucide-react";
import { useState } from "react";
import { useCarpet, useCarpets } from "../../catalog/admin/use-carpets.ts";
import { I } from "../../ui/admin/icon.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";

type Props = { chosen: readonly number[]; error?: string; onChange: (chosen: number[]) => void };

const FOUND = 8;

/** Single carpets, found by name. */
export function CarpetChoice({ chosen, error, onChange }: Props) {
  const [search, setSearch] = useState("");
  const found = useCarpets({ search, page: 1, limit: FOUND });
  const without = (id: number) => onChange(chosen.filter((each) => each !== id));
  return (
    <fieldset className={error ? "admin-field is-invalid" : "admin-field"}>
      <legend className="admin-field__label">Carpets</legend>
      {chosen.length > 0 && (
        <div className="admin-chips admin-suggestions">
          {chosen.map((id) => (
            <Chosen key={id} id={id} onRemove={() => without(id)} />
          ))}
        </div>
      )}
      <SearchField label="Find a carpet by name" value={search} onChange={setSearch} />
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
          {error}
        </span>
      )}
    </fieldset>
  );
}

function Chosen({ id, onRemove }: { id: number; onRemove: () => void }) {
  const name = useCarpet(id).data?.name ?? `Carpet ${id}`;
  return (
    <button type="button" aria-pressed="true" aria-label={`Take ${name} out`} onClick={onRemove}>
      <I of={X} s />
      {name}
    </button>
  );
}
