import { useState } from "react";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { useMay } from "../../staff/admin/use-session.ts";
import { Field } from "../../ui/admin/field.tsx";
import { useLeaveGuard } from "../../ui/admin/use-leave-guard.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { resetLetterWords, saveLetterWords, sendSampleLetter, ShownLetter } from "../letters/contract.ts";

const KINDS = "/api/admin/letters/kinds/{id}";
const stale = ["letter-kinds"];
const CALL = `PUT ${KINDS}`;

/** Subject and paragraphs, an empty line between two; what a letter's occasion needs stays below them. */
export function LetterWords({ id, words }: { id: string; words: NonNullable<ShownLetter["words"]> }) {
  const may = useMay();
  const came = words.paragraphs.join("\n\n");
  const [subject, setSubject] = useState(words.subject);
  const [text, setText] = useState(came);
  const isChanged = subject !== words.subject || text !== came;
  useLeaveGuard(isChanged);
  const params = { id };
  const paragraphs = text
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter(Boolean);
  const save = useSave(
    () => callApi<typeof saveLetterWords>(`PUT ${KINDS}`, { params, body: { subject: subject.trim(), paragraphs } }),
    { failed: "The letter was not saved", done: () => "The letter says this from now on", stale },
  );
  const reset = useSave(() => callApi<typeof resetLetterWords>(`DELETE ${KINDS}`, { params }), {
    failed: "It could not be brought back",
    done: () => "The letter says what it came with",
    stale,
  });
  const send = useSave(() => callApi<typeof sendSampleLetter>(`POST ${KINDS}/send`, { params }), {
    failed: "The letter could not be sent",
    done: ({ to }) => `Sent to ${to}`,
  });
  if (!may(CALL)) return null;
  const errors = save.error instanceof ApiError ? save.error.fields : {};
  const wrong = Object.entries(errors).find(([name]) => name.startsWith("paragraphs"))?.[1];
  return (
    <form
      className="letters__words"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <Field label="Subject" error={errors.subject}>
        {(wiring) => (
          <input
            className="admin-input"
            lang="es"
            maxLength={200}
            value={subject}
            onChange={({ target }) => setSubject(target.value)}
            {...wiring}
          />
        )}
      </Field>
      <Field
        label="Paragraphs"
        error={wrong}
        hint={`An empty line begins the next. Facts: ${words.facts.map((name) => `{{${name}}}`).join(" ")}`}
      >
        {(wiring) => (
          <textarea
            className="admin-input"
            lang="es"
            rows={8}
            value={text}
            onChange={({ target }) => setText(target.value)}
            {...wiring}
          />
        )}
      </Field>
      <div className="admin-button-row">
        <button className="admin-button admin-button--primary" disabled={!isChanged || save.isPending}>
          Save words
        </button>
        {words.isOwn && (
          <button type="button" className="admin-button" disabled={reset.isPending} onClick={() => reset.mutate(undefined)}>
            Back to how it came
          </button>
        )}
        <button
          type="button"
          className="admin-button"
          disabled={isChanged || send.isPending}
          onClick={() => send.mutate(undefined)}
        >
          Send me this one
        </button>
      </div>
    </form>
  );
}
