import { Send, Trash2 } from "lucide";
import { useState } from "react";
import { I } from "../../ui/admin/icon.tsx";
import { showDay } from "../../ui/admin/show-day.ts";
import { useUnsentLetters } from "./use-outbox.ts";
import { words } from "./words.ts";
import "./messages.css";
import "./message-card.css";

const FEW = 3;
const MOST = 100;

/** Above the messages as long as a letter of the shop did not leave. */
export function UnsentLetters() {
  const said = words().outbox;
  const [shown, setShown] = useState(FEW);
  const { list, send, drop } = useUnsentLetters(shown);
  const { rows = [], total = 0 } = list.data ?? {};
  if (total === 0) return null;
  return (
    <section aria-labelledby="unsent">
      <h2 id="unsent" className="message-list__title">
        {said.unsent(total)}
      </h2>
      <ul className="message-list">
        {rows.map(({ id, to, subject, state, error, created_at: at }) => (
          <li key={id} className="message-card">
            <header>
              <b>{to}</b>
              <p className="admin-muted">{showDay(at, true)}</p>
            </header>
            <p>{subject}</p>
            <p className="admin-small admin-muted">{[said.why[state], error].filter(Boolean).join(" ")}</p>
            <div className="message-card__actions">
              <button
                type="button"
                className="admin-button admin-button--small"
                disabled={send.isPending}
                onClick={() => send.mutate(id)}
              >
                <I of={Send} s />
                {said.send}
              </button>
              <button
                type="button"
                className="admin-button admin-button--icon admin-button--small"
                aria-label={said.drop(to)}
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
          {said.show(Math.min(total, MOST))}
        </button>
      )}
    </section>
  );
}
