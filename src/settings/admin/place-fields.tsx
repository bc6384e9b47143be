import { Field } from "../../ui/admin/field.tsx";
import { Switch } from "../../ui/admin/switch.tsx";
import { useShop } from "../../ui/use-shop.ts";
import type { ShownSettings } from "../contract.ts";
import type { Week } from "../rules/opening-hours.ts";
import { WeekFields } from "./week-fields.tsx";
import { words } from "./words.ts";

type Listed = ShownSettings["showroom"]["places"];
type Place = Listed[number];
type Props = { places: Listed; was: Listed; week: Week; errors: Record<string, string>; onChange: (places: Place[]) => void };

const TEXTS = ["name", "address", "city", "mapUrl"] as const;
const NEW: Place = { name: "", address: "", city: "", mapUrl: "" };

/** The showrooms, each with its address and, where it has them, hours of its own. The first is the shop's own and stays. */
export function PlaceFields({ places, was, week, errors, onChange }: Props) {
  const said = words().places;
  const { name, address, city, mapUrl } = useShop().showrooms[0]!;
  const own: Place = { name, address, city, mapUrl };
  const change = (nth: number, part: Partial<Place>) =>
    onChange(places.map((place, at) => (at === nth ? { ...place, ...part } : place)));
  // A place that is renamed keeps the key under which its visits are kept.
  const rename = (nth: number, name: string) => {
    const { key, name: before } = places[nth]!;
    const isSaved = was.some((place) => place.name === before);
    change(nth, { name, ...(nth > 0 && key === undefined && isSaved && { key: before }) });
  };
  const errorsOf = (nth: number): Record<string, string> =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([name, error]) => {
        const start = `places.${nth}.`;
        return name.startsWith(start) ? [[name.slice(start.length), error]] : [];
      }),
    );
  return (
    <fieldset className="admin-field">
      <legend className="admin-field__label">{said.title}</legend>
      <p className="admin-small admin-muted">{said.hint}</p>
      {places.map((place, nth) => (
        <fieldset key={nth} aria-label={said.nth(nth + 1)} className="settings-place">
          <div className="settings-fields">
            {TEXTS.map((field) => (
              <Field key={field} label={said[field]} error={errorsOf(nth)[field]}>
                {(wiring) => (
                  <input
                    {...wiring}
                    className="admin-input"
                    autoComplete="off"
                    value={place[field]}
                    onChange={({ target }) =>
                      field === "name" ? rename(nth, target.value) : change(nth, { [field]: target.value })
                    }
                  />
                )}
              </Field>
            ))}
          </div>
          <p className="settings-place__own">
            <Switch
              label={said.ownHoursOf(nth + 1)}
              checked={place.week !== undefined}
              onChange={(hasOwn) => change(nth, { week: hasOwn ? week : undefined })}
            />
            {said.ownHours}
          </p>
          {place.week && (
            <WeekFields
              of={place.name || said.nth(nth + 1)}
              week={place.week}
              errors={errorsOf(nth)}
              onChange={(own) => change(nth, { week: own })}
            />
          )}
          {(nth > 0 || places.length === 1) && (
            <button
              type="button"
              className="admin-button admin-button--small"
              onClick={() => onChange(places.filter((_, at) => at !== nth))}
            >
              {said.remove(place.name || said.nth(nth + 1))}
            </button>
          )}
        </fieldset>
      ))}
      {places.length < 20 && (
        <button
          type="button"
          className="admin-button admin-button--small settings-place__add"
          onClick={() => onChange([...(places.length > 0 ? places : [own]), NEW])}
        >
          {said.add}
        </button>
      )}
    </fieldset>
  );
}
