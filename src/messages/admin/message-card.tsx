import { showPerson } from "../../staff/admin/show-person.ts";
import { Check, RotateCcw, ShieldAlert, Trash2 } from "lucide";
import { useState } from "react";
import { Field } from "../../ui/admin/field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { MessageThread } from "./message-thread.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { showDay } from "../../ui/admin/show-day.ts";
import type { ContactMessage } from "../contract.ts";
import type { MessageStatus } from "../rules/subjects.ts";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";
import "./message-card.css";

type Props = {
  message: ContactMessage;
  onStatus: (status: MessageStatus) => void;
  onNote: (note: string) => void;
  onAssign: (assignee: string) => void;
  people: readonly string[];
  onDelete: () => void;
};

export function MessageCard({ message, onStatus, onNote, onAssign, people, onDelete }: Props) {
  const said = words().card;
  const { number, name, email, phone, subject, status } = message;
  const reply = `mailto:${email.replaceAll(/[?&#%]/g, encodeURIComponent)}?subject=${encodeURIComponent(said.mailSubject(number))}`;
  return (
    <li className="message-card">
      <header>
        <span className="admin-label">
          {said.subjects[subject]} · {number}
        </span>
        <h2>{name}</h2>
        <p className="admin-muted">
          {email && (
            <>
              <a href={reply}>{email}</a>
              {" · "}
            </>
          )}
          {phone && (
            <>
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>
              {" · "}
            </>
          )}
          {showDay(message.created_at, true)}
        </p>
      </header>
      {message.came_by !== "form" && <p className="admin-small admin-muted">{said.cameBy[message.came_by]}</p>}
      <p className="message-card__words">{message.message}</p>
      <MessageThread message={message} />
      <div className="message-card__desk">
        <Field label={said.assigned}>
          {(wiring) => (
            <Select {...wiring} value={message.assignee ?? ""} onChange={({ target }) => onAssign(target.value)}>
              <option value="">{said.nobody}</option>
              {[...new Set([...people, ...(message.assignee ? [message.assignee] : [])])].map((person) => (
                <option key={person} value={person}>
                  {showPerson(person)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Note note={message.staff_note} onNote={onNote} />
      </div>
      <div className="message-card__actions">
        <span className={status === "answered" ? "admin-status is-good" : "admin-status"}>
          {status === "answered"
            ? said.isAnswered(showDay(message.answered_at ?? message.created_at))
            : status === "spam"
              ? said.isSpam
              : said.isNew}
        </span>
        {status !== "answered" && (
          <Only call="PUT /api/admin/messages/{id}">
            <button type="button" className="admin-button admin-button--small" onClick={() => onStatus("answered")}>
              <I of={Check} s />
              {said.markAnswered}
            </button>
          </Only>
        )}
        {status !== "new" && (
          <Only call="PUT /api/admin/messages/{id}">
            <button type="button" className="admin-button admin-button--small" onClick={() => onStatus("new")}>
              <I of={RotateCcw} s />
              {said.markNew}
            </button>
          </Only>
        )}
        {status === "new" && (
          <Only call="PUT /api/admin/messages/{id}">
            <button type="button" className="admin-button admin-button--small" onClick={() => onStatus("spam")}>
              <I of={ShieldAlert} s />
              {said.markSpam}
            </button>
          </Only>
        )}
        <Only call="DELETE /api/admin/messages/{id}">
          <button
            type="button"
            className="admin-button admin-button--icon admin-button--small"
            aria-label={said.remove(name)}
            onClick={onDelete}
          >
            <I of={Trash2} s />
          </button>
        </Only>
      </div>
    </li>
  );
}

/** Saved on leaving the field. A colleague's newer note comes in, unless somebody is writing over it here. */
function Note({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const [text, setText] = useState(note);
  const [seen, setSeen] = useState(note);
  if (seen !== note) {
    setSeen(note);
    if (text === seen) setText(note);
  }
  return (
    <label className="admin-field">
      <span className="admin-small admin-muted">{words().card.note}</span>
      <textarea
        className="admin-input"
        rows={1}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => text.trim() !== note && onNote(text.trim())}
      />
    </label>
  );
}
