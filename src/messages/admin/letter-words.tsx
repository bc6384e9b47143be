import { ApiError, callApi } from "../../platform/call-api.ts";
import { useMay } from "../../staff/admin/use-session.ts";
import { useTyped } from "../../staff/admin/use-typed.ts";
import { Field } from "../../ui/admin/field.tsx";
import { useLeaveGuard } from "../../ui/admin/use-leave-guard.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { resetLetterWords, saveLetterWords, sendSampleLetter, ShownLetter } from "../letters/contract.ts";
import { words } from "./words.ts";

const KINDS = "/api/admin/letters/kinds/{id}";
const stale = ["letter-kinds"];
const CALL = `PUT ${KINDS}`;

/** Subject and paragraphs, an empty line between two; what a letter's occasion needs stays below them. */
export function LetterWords({ id, own }: { id: string; own: NonNullable<ShownLetter["words"]> }) {
  const said = words().letters;
  const may = useMay();
  const { draft, change, set, undo, saved } = useTyped({ subject: own.subject, text: own.paragraphs.join("\n\n") });
  const { subject, text } = draft;
  const isChanged = Object.keys(change).length > 0;
  useLeaveGuard(isChanged);
  const params = { id };
  const paragraphs = text
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter(Boolean);
  const save = useSave(
    () => callApi<typeof saveLetterWords>(`PUT ${KINDS}`, { params, body: { subject: subject.trim(), paragraphs } }),
    { failed: said.saveFailed, done: () => said.saved, stale },
  );
  const reset = useSave(() => callApi<typeof resetLetterWords>(`DELETE ${KINDS}`, { params }), {
    failed: said.resetFailed,
    done: () => said.wasReset,
    stale,
  });
  const send = useSave(() => callApi<typeof sendSampleLetter>(`POST ${KINDS}/send`, { params }), {
    failed: said.sendFailed,
    done: ({ to }) => said.sentTo(to),
  });
  if (!may(CALL)) return null;
  const errors = save.error instanceof ApiError ? save.error.fields : {};
  const wrong = Object.entries(errors).find(([name]) => name.startsWith("paragraphs"))?.[1];
  return (
    <form
      className="letters__words"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined, { onSuccess: () => saved(draft) });
      }}
    >
      <Field label={said.subject} error={errors.subject}>
        {(wiring) => (
          <input
            className="admin-input"
            lang="es"
            maxLength={200}
            value={subject}
            onChange={({ target }) => set({ subject: target.value })}
            {...wiring}
          />
        )}
      </Field>
      <Field label={said.paragraphs} error={wrong} hint={said.paragraphsHint(own.facts.map((name) => `{{${name}}}`).join(" "))}>
        {(wiring) => (
          <textarea
            className="admin-input"
            lang="es"
            rows={8}
            value={text}
            onChange={({ target }) => set({ text: target.value })}
            {...wiring}
          />
        )}
      </Field>
      <div className="admin-button-row">
        <button className="admin-button admin-button--primary" disabled={!isChanged || save.isPending}>
          {said.save}
        </button>
        {own.isOwn && (
          <button
            type="button"
            className="admin-button"
            disabled={reset.isPending}
            onClick={() => reset.mutate(undefined, { onSuccess: undo })}
          >
            {said.reset}
          </button>
        )}
        <button
          type="button"
          className="admin-button"
          disabled={isChanged || send.isPending}
          onClick={() => send.mutate(undefined)}
        >
          {said.sendMe}
        </button>
      </div>
    </form>
  );
}
