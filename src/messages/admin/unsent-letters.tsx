import { Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { I } from "../../ui/admin/icon.tsx";
import { showDay } from "../../ui/admin/show-day.ts";
import type { UnsentLetter } from "../letters/contract.ts";
import { useUnsentLetters } from "./use-outbox.ts";
import "./messages.css";
import "./message-card.css";

const FEW = 3;
const MOST = 100;

const WHY: Record<UnsentLetter["state"], string> = {
  held: "Held back: this address already got its letters of the hour. Somebody may be misusing it.",
  refused: "The other mail server refuses this address for good.",
  failed: "Tried for hours without success.",
};

/** Above the messages as long as a letter of the shop did not leave. */
export function UnsentLetters() {
  const [shown, setShown] = useState(FEW);
  const { list, send, drop } = useUnsentLetters(shown);
  const { rows = [], total = 0 } = list.data ?? {};
  if (total === 0) return null;
  return (
    <section aria-labelledby="unsent">
      <h2 id="unsent" className="message-list__title">
        {total === 1 ? "1 letter did not leave" : `${total} letters did not leave`}
      </h2>
      <ul className="message-list">
        {rows.map(({ id, to, subject, state, error, created_at: at }) => (
          <li key={id} className="message-card">
            <header>
              <b>{to}</b>
              <p className="admin-muted">{showDay(at, true)}</p>
            </header>
            <p>{subject}</p>
            <p className="admin-small admin-muted">{[WHY[state], error].filter(Boolean).join(" ")}</p>
            <div className="message-card__actions">
              <button
                type="button"
                className="admin-button admin-button--small"
                disabled={send.isPending}
                onClick={() => send.mutate(id)}
              >
                <I of={Send} s />
                Send anyway
              </button>
              <button
                type="button"
                className="admin-button admin-button--icon admin-button--small"
                aria-label={`Drop the letter to ${to}`}
                onClick={() => drop.mutate(id)}
              >
                <I of={Trash2} s />
              </button>
            </div>
          </li>
        ))}
      </ul>
      {total > rows.length && shown < MOST && (
        <button type="button" className="admin-button admin-button--small message-list__more" onClick={() => setShown(MOST)}>
          Show {Math.min(total, MOST)}
        </button>
      )}
    </section>
  );
}
