import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Combobox } from "../../ui/combobox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { readPlace, rememberPlace } from "../place-store.ts";
import { useArrival } from "../use-arrival.ts";
import { usePlaces } from "../use-places.ts";

/** Asks for department and town; what is chosen is remembered into the checkout. */
export default function PlaceDialog({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState(readPlace);
  const [error, setError] = useState<string>();
  const { departments, townsOf } = usePlaces();
  const words = useArrival(place);
  const towns = townsOf(place.state);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!place.city.trim()) return setError("Escribe tu ciudad o municipio");
    rememberPlace({ city: place.city.trim(), state: place.state.trim() });
    return onClose();
  };
  return (
    <Dialog onClose={onClose} labelledBy="place-title" width={480}>
      <form className="place-dialog" onSubmit={submit} noValidate>
        <h2 id="place-title">¿A dónde la llevamos?</h2>
        <Combobox
          id="place-state"
          label="Departamento"
          value={place.state}
          options={departments}
          placeholder="Elige un departamento"
          onChange={(state) => {
            const its = townsOf(state);
            const city = its.length === 1 ? its[0]! : its.length === 0 || its.includes(place.city) ? place.city : "";
            setPlace({ state, city });
          }}
        />
        <Combobox
          id="place-city"
          label="Ciudad o municipio"
          value={place.city}
          error={error}
          options={towns}
          placeholder="Elige o escribe tu municipio"
          required
          onChange={(city) => {
            setError(undefined);
            setPlace({ ...place, city });
          }}
        />
        <output>{words && `${words}.`}</output>
        <Button type="submit">Guardar ciudad</Button>
      </form>
    </Dialog>
  );
}
