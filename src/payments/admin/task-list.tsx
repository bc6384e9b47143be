import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showCents } from "../../platform/money.ts";
import { showWhen } from "../../ui/admin/show-day.ts";
import { TASKS } from "./task-words.ts";
import { useOpenTasks } from "./use-tasks.ts";

/** On the first page: the payments that need a decision. */
export function TaskList() {
  const tasks = useOpenTasks().data;
  return (
    <section>
      <div className="dh">
        <h2>Payment tasks</h2>
        <Link className="lnk end" to={addresses.admin("orders")}>
          All orders
        </Link>
      </div>
      {tasks?.length === 0 && <p className="mut">Nothing waits for a decision.</p>}
      <ul className="tasks">
        {tasks?.slice(0, 4).map((task) => (
          <li key={task.id}>
            <div className="k">
              <span>{TASKS[task.kind].title}</span>
              <span>{showCents(task.amount)}</span>
            </div>
            <p>{task.note}</p>
            <div className="k2">
              <Link className="lnk xs" to={addresses.admin(`orders/${task.order_number}`)}>
                Open {task.order_number}
              </Link>
              <span className="xs mut">{showWhen(task.created_at)}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
