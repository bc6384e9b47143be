import { useState, type FormEvent } from "react";
import type { StaffOrder } from "../../orders/admin-contract.ts";
import { RefundDialog } from "../../orders/admin/refund-dialog.tsx";
import type { PaymentTask } from "../contract.ts";
import { taskChoices, taskTitle } from "./task-words.ts";
import { useOpenTasks, useResolveTask } from "./use-tasks.ts";
import { words } from "./words.ts";

/** In the order's drawer: what happened, the choices, a note, Close task. */
export function TaskNotices({ order }: { order: StaffOrder }) {
  const tasks = useOpenTasks().data ?? [];
  return tasks
    .filter((task) => task.order_number === order.order_number)
    .map((task) => <TaskNotice key={task.id} task={task} order={order} />);
}

function TaskNotice({ task, order }: { task: PaymentTask; order: StaffOrder }) {
  const said = words();
  const title = taskTitle(task.kind);
  const choices = taskChoices(task.kind);
  const [choice, setChoice] = useState(choices[0]![0]);
  const [isRefunding, setRefunding] = useState(false);
  const does = choices.find(([label]) => label === choice)?.[2];
  const isRefund = does === "refund" && order.received > order.refunded;
  const [note, setNote] = useState("");
  const close = useResolveTask();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isRefund) return setRefunding(true);
    const resolution = note.trim() ? `${choice}: ${note.trim()}` : choice;
    close.mutate({ id: task.id, resolution, acceptAmount: does === "accept" });
  };
  return (
    <>
      <form className="admin-notice" onSubmit={submit} aria-label={title}>
        <div className="admin-notice__text">
          <h3>{title}</h3>
          <p>{task.note}</p>
        </div>
        <div className="admin-notice__options">
          {choices.map(([label, hint]) => (
            <label key={label}>
              <input type="radio" name={`task-${task.id}`} checked={choice === label} onChange={() => setChoice(label)} />
              <span>
                {label}
                <small>{hint}</small>
              </span>
            </label>
          ))}
        </div>
        <div className="admin-notice__actions">
          {!isRefund && (
            <input
              className="admin-input"
              aria-label={said.note}
              placeholder={said.note}
              maxLength={400}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
          <button className="admin-button admin-button--primary" disabled={close.isPending}>
            {isRefund ? said.recordRefund : said.close}
          </button>
        </div>
      </form>
      {isRefunding && <RefundDialog order={order} task={task} onClose={() => setRefunding(false)} />}
    </>
  );
}
