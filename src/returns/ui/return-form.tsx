import { showSize } from "../../catalog/rules/size.ts";
import type { Order } from "../../orders/contract.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choice.tsx";
import { FieldError, SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { leftToReturn, useReturnForm } from "../use-return-form.ts";
import { REASONS } from "./return-words.ts";

type Props = { order: Order; onDone: () => void; onClose: () => void };

/** Which rugs, why, and the e-mail of the order: who opened its page need not be its customer. */
export function ReturnForm({ order, onDone, onClose }: Props) {
  const form = useReturnForm(order, onDone);
  const left = leftToReturn(order);
  return (
    <form className="return-form" noValidate onSubmit={(event) => void form.submit(event)}>
      {order.items
        .filter(({ itemId }) => left.get(itemId)! > 0)
        .map(({ itemId, carpet_name: name, size }) => {
          const line = form.chosen[itemId];
          return (
            <fieldset className="return-form__line" key={itemId} aria-label={name}>
              <Checkbox
                id={`devolver-${itemId}`}
                checked={line !== undefined}
                onChange={({ target }) => form.choose(itemId, target.checked ? {} : undefined)}
              >
                {name}, {showSize(size)}
              </Checkbox>
              {line && left.get(itemId)! > 1 && (
                <Stepper
                  value={line.quantity}
                  max={left.get(itemId)!}
                  onChange={(quantity) => form.choose(itemId, { quantity })}
                />
              )}
              {line && (
                <SelectField
                  id={`razon-${itemId}`}
                  label="¿Por qué?"
                  value={line.reason}
                  onChange={({ target }) => form.choose(itemId, { reason: target.value })}
                >
                  {REASONS.map((reason) => (
                    <option key={reason}>{reason}</option>
                  ))}
                </SelectField>
              )}
            </fieldset>
          );
        })}
      {form.errors.items && <FieldError>{form.errors.items}</FieldError>}
      <TextField
        id="correo-devolucion"
        label="Correo del pedido"
        type="email"
        autoComplete="email"
        value={form.email}
        error={form.errors.email}
        onChange={({ target }) => form.setEmail(target.value)}
      />
      <TextArea
        id="nota-devolucion"
        label="Algo más que debamos saber"
        optional
        rows={3}
        maxLength={1000}
        value={form.note}
        onChange={({ target }) => form.setNote(target.value)}
      />
      <div className="return-form__photos">
        <label htmlFor="fotos-devolucion">Fotos, hasta tres (opcional)</label>
        <input
          id="fotos-devolucion"
          type="file"
          accept="image/*"
          multiple
          onChange={({ target }) => form.setPhotos([...(target.files ?? [])].slice(0, 3))}
        />
      </div>
      {form.errors.all && (
        <div role="alert">
          <FieldError>{form.errors.all}</FieldError>
        </div>
      )}
      <div className="return-form__actions">
        <Button type="submit" disabled={form.isBusy}>
          Pedir la devolución
        </Button>
        <Button look="line" onClick={onClose}>
          Ahora no
        </Button>
      </div>
    </form>
  );
}
