import { useState } from "react";
import { Checkbox, Radio } from "../../ui/choice.tsx";
import { Combobox } from "../../ui/combobox.tsx";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { Shown } from "./shown.tsx";

const CITIES = ["Bogotá, D.C.", "Chía", "Cota", "Medellín", "Zipaquirá"];

export function Fields() {
  const [city, setCity] = useState("");
  return (
    <>
      <Shown name="TextField, TextArea, SelectField">
        <TextField id="g-name" label="Nombre" />
        <TextField id="g-phone" label="Celular" hint="Diez dígitos" prefix="+57" />
        <TextField id="g-zip" label="Código postal" optional />
        <TextField id="g-mail" label="Correo" error="Escribe un correo válido." defaultValue="ana@" />
        <TextField id="g-off" label="País" disabled defaultValue="Colombia" />
        <TextArea id="g-note" label="Mensaje" />
        <SelectField id="g-size" label="Medida">
          <option>5x8</option>
          <option>6x9</option>
        </SelectField>
      </Shown>
      <Shown name="Combobox">
        <Combobox
          id="g-city"
          label="Municipio"
          value={city}
          options={CITIES}
          onChange={setCity}
          hint="Escribe sin tildes si quieres"
        />
      </Shown>
      <Shown name="Checkbox, Radio">
        <Checkbox id="g-yes">Acepto el tratamiento de mis datos.</Checkbox>
        <Checkbox id="g-no" error="Falta tu autorización.">
          Acepto las condiciones del pedido.
        </Checkbox>
        <Radio name="g-radio" aria-label="Una" defaultChecked />
        <Radio name="g-radio" aria-label="Otra" />
      </Shown>
    </>
  );
}
