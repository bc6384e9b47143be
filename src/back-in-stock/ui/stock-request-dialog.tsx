import { type FormEvent, useState } from "react";
import { showSize } from "../../catalog/rules/size.ts";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldError, SelectField, TextField } from "../../ui/field.tsx";
import type { askForStock } from "../contract.ts";
import "./stock-request.css";

type Props = { rug: { id: number; name: string }; sizes: readonly string[]; onClose: () => void };

/** A letter when a sold-out size is back: which one, and where to. */
export default function StockRequestDialog({ rug, sizes, onClose }: Props) {
  const [size, setSize] = useState(sizes[0] ?? "");
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"typing" | "busy" | "asked">("typing");
  const [error, setError] = useState<{ email?: string; general?: string }>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState("busy");
    setError({});
    try {
      await callApi<typeof askForStock>("POST /api/rugs/{id}/stock-requests", { params: { id: rug.id }, body: { size, email } });
      setState("asked");
    } catch (failure) {
      setState("typing");
      const field = failure instanceof ApiError ? failure.fields.email : undefined;
      setError(field ? { email: field } : { general: (failure as Error).message });
    }
  };
  return (
    <Dialog onClose={onClose} labelledBy="stock-request-title" width={480}>
      {state === "asked" ? (
        <div className="stock-request" aria-live="polite">
          <h2 id="stock-request-title">Revisa tu correo</h2>
          <p>
            Te enviamos un mensaje a <strong>{email}</strong>. Confírmalo y te escribimos una sola vez, cuando vuelva.
          </p>
          <Button onClick={onClose}>Listo</Button>
        </div>
      ) : (
        <form className="stock-request" onSubmit={(event) => void submit(event)} noValidate>
          <h2 id="stock-request-title">Avísame cuando vuelva</h2>
          <SelectField id="stock-size" label="Medida" value={size} onChange={({ target }) => setSize(target.value)}>
            {sizes.map((each) => (
              <option key={each} value={each}>
                {showSize(each)}
              </option>
            ))}
          </SelectField>
          <TextField
            id="stock-email"
            label="Correo electrónico"
            type="email"
            autoComplete="email"
            required
            hint="Solo para este aviso. Lo borramos después."
            value={email}
            error={error.email}
            onChange={({ target }) => setEmail(target.value)}
          />
          {error.general && (
            <div role="alert">
              <FieldError>{error.general}</FieldError>
            </div>
          )}
          <Button type="submit" aria-busy={state === "busy"} disabled={state === "busy"}>
            Pedir el aviso
          </Button>
        </form>
      )}
    </Dialog>
  );
}
