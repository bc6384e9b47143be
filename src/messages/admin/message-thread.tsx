import { MessageCircle, Send, X } from "lucide";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showCents } from "../../platform/money.ts";
import { showPerson } from "../../staff/admin/show-person.ts";
import { Field } from "../../ui/admin/field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { showDay } from "../../ui/admin/show-day.ts";
import { whatsappOf } from "../../ui/whatsapp-of.ts";
import type { ContactMessage } from "../contract.ts";
import { useDropAnswer, useKeepAnswer, useReply, useSavedAnswers } from "./use-messages.ts";
import { words } from "./words.ts";

const headOf = ({ direction, by }: Pick<ContactMessage["replies"][number], "direction" | "by">, day: string): string => {
  const said = words().thread;
  if (direction === "out") return said.weAnswered(showPerson(by), day);
  return by ? said.theyAnswered(showPerson(by), day) : said.theyWrote(day);
};

/** Who wrote it, what was said since, and the answer in place. */
export function MessageThread({ message }: { message: ContactMessage }) {
  const said = words().thread;
  const { replies, orders, customer_id: customer, email, phone } = message;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="message-thread">
      {(orders.length > 0 || customer) && (
        <p className="admin-small">
          {orders.map(({ order_number: number, status, total }) => (
            <span key={number}>
              <Link className="admin-link" to={addresses.admin(`orders/${number}/open`)}>
                {number}
              </Link>{" "}
              {said.statuses[status] ?? status}, {showCents(total)}.{" "}
            </span>
          ))}
          {customer && (
            <Link className="admin-link" to={addresses.admin(`customers/${customer}`)}>
              {said.customer}
            </Link>
          )}
        </p>
      )}
      {replies.map(({ id, direction, text, at, by }) => (
        <div key={id} className={direction === "in" ? "message-thread__reply is-in" : "message-thread__reply"}>
          <span className="admin-small admin-muted">{headOf({ direction, by }, showDay(at, true))}</span>
          <div>{text}</div>
        </div>
      ))}
      {isOpen ? (
        <ReplyForm id={message.id} email={email} phone={phone} onDone={() => setOpen(false)} />
      ) : (
        <div className="message-thread__tools">
          <button type="button" className="admin-button admin-button--small" onClick={() => setOpen(true)}>
            <I of={Send} s />
            {said.answer}
          </button>
        </div>
      )}
    </div>
  );
}

type FormProps = { id: number; email: string; phone: string; onDone: () => void };

function ReplyForm({ id, email, phone, onDone }: FormProps) {
  const said = words().thread;
  const [text, setText] = useState("");
  const reply = useReply();
  const submit = (direction: "out" | "in") => {
    if (text.trim() && !reply.isPending) reply.mutate({ id, text, direction }, { onSuccess: onDone });
  };
  const whatsapp = whatsappOf(phone, text);
  return (
    <form
      className="message-thread"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit("out");
      }}
    >
      <SavedAnswers text={text} onChoose={setText} />
      <Field label={said.answer} hint={said.goesTo(email)}>
        {(wiring) => (
          <textarea
            {...wiring}
            className="admin-input"
            rows={5}
            maxLength={5000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="message-thread__tools">
        <button className="admin-button admin-button--primary admin-button--small" disabled={!text.trim() || reply.isPending}>
          <I of={Send} s />
          {said.send}
        </button>
        {whatsapp && (
          <a className="admin-button admin-button--small" href={whatsapp} target="_blank" rel="noreferrer">
            <I of={MessageCircle} s />
            {said.whatsapp}
          </a>
        )}
        <button
          type="button"
          className="admin-button admin-button--small"
          disabled={!text.trim() || reply.isPending}
          onClick={() => submit("in")}
        >
          {said.note}
        </button>
        <button type="button" className="admin-button admin-button--small admin-button--text" onClick={onDone}>
          {said.cancel}
        </button>
      </div>
    </form>
  );
}

/** Words worth keeping: chosen into the answer, or kept from it. */
function SavedAnswers({ text, onChoose }: { text: string; onChoose: (text: string) => void }) {
  const said = words().answers;
  const answers = useSavedAnswers().data ?? [];
  const keep = useKeepAnswer();
  const drop = useDropAnswer();
  const [title, setTitle] = useState("");
  const chosen = answers.find((each) => each.text === text);
  return (
    <div className="message-thread__tools">
      <Select
        label={said.title}
        value={chosen?.id ?? ""}
        onChange={({ target }) => onChoose(answers.find(({ id }) => String(id) === target.value)?.text ?? text)}
      >
        <option value="">{said.title}</option>
        {answers.map(({ id, title: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {chosen ? (
        <button
          type="button"
          className="admin-button admin-button--icon admin-button--small"
          aria-label={said.drop(chosen.title)}
          onClick={() => drop.mutate(chosen.id)}
        >
          <I of={X} s />
        </button>
      ) : (
        text.trim() && (
          <>
            <input
              className="admin-input"
              aria-label={said.name}
              placeholder={said.keepAs}
              maxLength={80}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
            <button
              type="button"
              className="admin-button admin-button--small"
              disabled={!title.trim() || keep.isPending}
              onClick={() => keep.mutate({ title, text }, { onSuccess: () => setTitle("") })}
            >
              {said.keep}
            </button>
          </>
        )
      )}
    </div>
  );
}
