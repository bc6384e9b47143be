import { Check, RotateCcw, ShieldAlert, Trash2 } from "lucide-react";
import { useState } from "react";
import { I } from "../../ui/admin/icon.tsx";
import { showDay } from "../../ui/admin/show-day.ts";
import type { ContactMessage } from "../contract.ts";
import type { MessageStatus, Subject } from "../rules/subjects.ts";
import "./message-card.css";

type Props = {
  message: ContactMessage;
  onStatus: (status: MessageStatus) => void;
  onNote: (note: string) => void;
  onDelete: () => void;
};

const SUBJECT: Record<Subject, string> = {
  general: "General",
  product: "Product",
  order: "Order",
  custom: "Custom rug",
  wholesale: "Wholesale",
};

export function MessageCard({ message, onStatus, onNote, onDelete }: Props) {
  const { number, name, email, phone, subject, status } = message;
  const reply = `mailto:${email}?subject=${encodeURIComponent(`Tu mensaje ${number}`)}`;
  return (
    <li className="message-card">
      <header>
        <span className="admin-label">
          {SUBJECT[subject]} · {number}
        </span>
        <h2>{name}</h2>
        <p className="admin-muted">
          <a href={reply}>{email}</a>
          {phone && (
            <>
              {" · "}
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>
            </>
          )}
          {" · "}
          {showDay(message.created_at, true)}
        </p>
      </header>
      <p className="message-card__words">{message.message}</p>
      <Note note={message.staff_note} onNote={onNote} />
      <div className="message-card__actions">
        <span className={status === "answered" ? "admin-status is-good" : "admin-status"}>
          {status === "answered"
            ? `Answered ${showDay(message.answered_at ?? message.created_at)}`
            : status === "spam"
              ? "Spam"
              : "New"}
        </span>
        {status !== "answered" && (
          <button type="button" className="admin-button admin-button--small" onClick={() => onStatus("answered")}>
            <I of={Check} s />
            Mark answered
          </button>
        )}
        {status !== "new" && (
          <button type="button" className="admin-button admin-button--small" onClick={() => onStatus("new")}>
            <I of={RotateCcw} s />
            Mark new
          </button>
        )}
        {status === "new" && (
          <button type="button" className="admin-button admin-button--small" onClick={() => onStatus("spam")}>
            <I of={ShieldAlert} s />
            Spam
          </button>
        )}
        <button
          type="button"
          className="admin-button admin-button--icon admin-button--small"
          aria-label={`Delete the message of ${name}`}
          onClick={onDelete}
        >
          <I of={Trash2} s />
        </button>
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
      <span className="admin-small admin-muted">Note for staff</span>
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
