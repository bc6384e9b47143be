import { Field } from "../../ui/admin/field.tsx";
import { useShop } from "../../ui/use-shop.ts";
import { words } from "./words.ts";

type Props = { value: string; error?: string; onChange: (key: string) => void };

/** Which showroom, where there are several. */
export function PlaceSelect({ value, error, onChange }: Props) {
  const { showrooms } = useShop();
  if (showrooms.length < 2) return null;
  return (
    <Field label={words().week.place} error={error}>
      {(wiring) => (
        <select {...wiring} className="admin-input" value={value} onChange={({ target }) => onChange(target.value)}>
          {showrooms.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
