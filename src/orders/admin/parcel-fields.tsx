import { Plus, X } from "lucide";
import { I } from "../../ui/admin/icon.tsx";
import { TextField } from "../../ui/admin/text-field.tsx";
import { EMPTY_PARCEL, readParcel, type TypedParcel } from "../rules/parcels.ts";
import { shippingWords } from "./shipping-words.ts";

const MOST = 50;

type Props = { parcels: TypedParcel[]; onChange: (parcels: TypedParcel[]) => void; isTried: boolean };

/** One row for each parcel: its size and weight as the carrier asks for them. Each gets a label of its own. */
export function ParcelFields({ parcels, onChange, isTried }: Props) {
  const said = shippingWords().parcel;
  const set = (place: number, change: Partial<TypedParcel>) =>
    onChange(parcels.map((each, at) => (at === place ? { ...each, ...change } : each)));
  return (
    <div className="shipment-form__parcels">
      {parcels.map((parcel, place) => {
        const wrong = isTried && readParcel(parcel) === undefined ? said.wrong : undefined;
        const isOne = parcels.length === 1;
        return (
          <div className="shipment-form__parcel" key={place}>
            <TextField
              label={isOne ? said.size : said.sizeOf(place + 1)}
              placeholder="165 x 25 x 25"
              autoComplete="off"
              maxLength={40}
              error={wrong}
              value={parcel.size}
              onChange={(size) => set(place, { size })}
            />
            <TextField
              label={isOne ? said.weight : said.weightOf(place + 1)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              value={parcel.weight}
              onChange={(weight) => set(place, { weight })}
            />
            {!isOne && (
              <button
                type="button"
                className="admin-button admin-button--icon"
                aria-label={said.takeOut(place + 1)}
                onClick={() => onChange(parcels.filter((_, at) => at !== place))}
              >
                <I of={X} />
              </button>
            )}
          </div>
        );
      })}
      {parcels.length < MOST && (
        <button type="button" className="admin-button admin-button--small" onClick={() => onChange([...parcels, EMPTY_PARCEL])}>
          <I of={Plus} s />
          {said.another}
        </button>
      )}
    </div>
  );
}
