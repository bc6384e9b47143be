import { useState, type FormEvent } from "react";
import type { PaymentTask } from "../contract.ts";
import { TASKS } from "./task-words.ts";
import { useOpenTasks, useResolveTask } from "./use-tasks.ts";

/** In the order's drawer: what happened, the choices, a note, Close task. */
export function TaskNotices({ orderNumber }: { orderNumber: string }) {
  const tasks = useOpenTasks().data ?? [];
  return tasks.filter((task) => task.order_number === orderNumber).map((task) => <TaskNotice key={task.id} task={task} />);
}

function TaskNotice({ task }: { task: PaymentTask }) {
  const { title, choices } = TASKS[task.kind];
  const [choice, setChoice] = useState(choices[0]![0]);
  const [note, setNote] = useState("");
  const close = useResolveTask();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close.mutate({ id: task.id, resolution: note.trim() ? `${choice}: ${note.trim()}` : choice });
  };
  return (
    <form className="notice" onSubmit={submit} aria-label={title}>
      <div className="nt">
        <h3>{title}</h3>
        <p>{task.note}</p>
      </div>
      <div className="opts">
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
      <div className="go">
        <input
          className="in"
          aria-label="Bold reference or note"
          placeholder="Bold reference or note"
          maxLength={400}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <button className="btn pri" disabled={close.isPending}>
          Close task
        </button>
      </div>
    </form>
  );
}
