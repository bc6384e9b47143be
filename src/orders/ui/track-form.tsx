import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { FieldError, TextField } from "../../ui/field.tsx";
import { AfterHydration } from "../../ui/after-hydration.tsx";
import { useTrackForm } from "../use-track-form.ts";
import "./track-form.css";

/** Number and e-mail, as they are in the letter. */
export function TrackForm({ onFound }: { onFound: (orderNumber: string) => void }) {
  const { pair, change, errors, isBusy, submit } = useTrackForm(onFound);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(), [errors]);
  return (
    <form ref={form} className="track-form" noValidate onSubmit={(event) => void submit(event)}>
      <AfterHydration>
        <TextField
          id="pedido"
          label="Número de pedido"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={pair.orderNumber}
          error={errors.orderNumber}
          onChange={({ target }) => change({ orderNumber: target.value })}
        />
        <TextField
          id="correo-pedido"
          label="Correo con que compraste"
          type="email"
          autoComplete="email"
          maxLength={200}
          value={pair.email}
          error={errors.email}
          onChange={({ target }) => change({ email: target.value })}
        />
        <div role="alert">{errors.both && <FieldError>{errors.both}</FieldError>}</div>
        <Button type="submit" aria-disabled={isBusy}>
          Ver mi pedido
        </Button>
      </AfterHydration>
    </form>
  );
}
