import { Combobox } from "../../ui/combobox.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { DOCUMENTS, type DocumentType } from "../rules/document.ts";
import type { FormField } from "../rules/form.ts";
import type { FormState } from "../use-checkout-form.ts";
import { useArrival } from "../../arrival/use-arrival.ts";
import { usePlaces } from "../../arrival/use-places.ts";
import { FormSection } from "./form-section.tsx";

/** Sections 1 and 2: who receives, and where. */
export function ShippingForm({ state }: { state: FormState }) {
  const { form, errors } = state;
  const text = (field: FormField) => ({
    id: field,
    name: field,
    value: form[field],
    error: errors[field as keyof typeof errors],
    onChange: (event: { target: { value: string } }) => state.set({ [field]: event.target.value }),
  });
  const checked = (field: Exclude<FormField, "documentType" | "zipCode">) => ({
    ...text(field),
    onBlur: () => state.leave(field),
  });

  return (
    <>
      <FormSection number={1} title="Quién recibe">
        <div className="form-fields">
          <TextField {...checked("name")} label="Nombre completo" autoComplete="name" required className="is-wide" />
          <TextField
            {...checked("email")}
            label="Correo electrónico"
            type="email"
            autoComplete="email"
            required
            hint="Aquí te llega el comprobante."
          />
          <TextField
            {...checked("phone")}
            label="Teléfono celular"
            type="tel"
            autoComplete="tel-national"
            inputMode="tel"
            prefix="+57"
            required
            hint="Solo para coordinar la entrega."
          />
          <div className="is-document">
            <SelectField
              {...text("documentType")}
              label="Documento"
              optional
              onChange={(event) => state.set({ documentType: event.target.value as DocumentType })}
            >
              {DOCUMENTS.map(({ type, name }) => (
                <option key={type} value={type}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              {...checked("idNumber")}
              label="Número de documento"
              optional
              autoComplete="off"
              inputMode={form.documentType === "PAS" ? "text" : "numeric"}
              hint="Para tu factura a nombre propio."
            />
          </div>
        </div>
      </FormSection>
      <FormSection number={2} title="Dónde la entregamos">
        <div className="form-fields">
          <PlaceFields state={state} />
          <TextField
            {...checked("address")}
            label="Dirección"
            autoComplete="street-address"
            required
            className="is-wide"
            hint="Calle o carrera, número, torre y apartamento."
            placeholder={errors.address && "Calle, número, torre y apartamento"}
          />
          <TextField
            {...text("zipCode")}
            label="Código postal"
            optional
            autoComplete="postal-code"
            inputMode="numeric"
            className="is-third"
          />
        </div>
      </FormSection>
    </>
  );
}

function PlaceFields({ state }: { state: FormState }) {
  const { form, errors } = state;
  const { departments, townsOf, isTown } = usePlaces();
  const words = useArrival(form);
  return (
    <>
      <Combobox
        id="state"
        name="state"
        label="Departamento"
        value={form.state}
        error={errors.state}
        options={departments}
        placeholder="Elige un departamento"
        autoComplete="address-level1"
        required
        onBlur={() => state.leave("state")}
        onChange={(department) => {
          // A town of another department does not belong to this one; a place only the shopper knows stays.
          const towns = townsOf(department);
          const isElsewhere = towns.length > 0 && isTown(form.city) && !towns.includes(form.city);
          const only = towns.length === 1 && !form.city ? towns[0] : undefined;
          state.set({ state: department, ...(isElsewhere ? { city: "" } : {}), ...(only ? { city: only } : {}) });
        }}
      />
      <Combobox
        id="city"
        name="city"
        label="Ciudad o municipio"
        value={form.city}
        error={errors.city}
        options={townsOf(form.state)}
        placeholder={form.state ? "Elige o escribe tu municipio" : "Primero elige el departamento"}
        autoComplete="address-level2"
        required
        onBlur={() => state.leave("city")}
        onChange={(city) => state.set({ city })}
      />
      <output className="is-wide shipping-form__arrival">
        {form.city ? words && `${words}.` : "Elige tu ciudad y te decimos cuándo llega."}
      </output>
    </>
  );
}
