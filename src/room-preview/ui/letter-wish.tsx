import { type FormEvent, useState } from "react";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { askMergeLetter } from "../contract.ts";

/** Whoever does not want to wait is written to. */
export function LetterWish({ jobId }: { jobId: string }) {
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"typing" | "busy" | "asked">("typing");
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState("busy");
    setError(undefined);
    try {
      await callApi<typeof askMergeLetter>("POST /api/merge-jobs/{jobId}/letter", { params: { jobId }, body: { email } });
      setState("asked");
    } catch (failure) {
      setState("typing");
      setError((failure instanceof ApiError && failure.fields.email) || (failure as Error).message);
    }
  };
  if (state === "asked") return <output className="muted">Te escribimos a {email} cuando esté lista.</output>;
  return (
    <details className="letter-wish">
      <summary className="link">Avísame también por correo</summary>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          id="room-letter"
          label="Correo electrónico"
          type="email"
          autoComplete="email"
          hint="Solo para este aviso. Lo borramos después."
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button small look="line" type="submit" disabled={state === "busy"}>
          Avisarme
        </Button>
      </form>
    </details>
  );
}
