import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showCents } from "../../platform/money.ts";
import { showWhen } from "../../ui/admin/show-day.ts";
import { taskTitle } from "./task-words.ts";
import { useOpenTasks } from "./use-tasks.ts";
import { words } from "./words.ts";
import "./task-list.css";

/** On the first page: the payments that need a decision. */
export function TaskList() {
  const tasks = useOpenTasks().data;
  const said = words();
  return (
    <section>
      <div className="admin-section-heading">
        <h2>{said.title}</h2>
        <Link className="admin-link admin-push-end" to={addresses.admin("orders")}>
          {said.allOrders}
        </Link>
      </div>
      {tasks?.length === 0 && <p className="admin-muted">{said.none}</p>}
      <ul className="task-list">
        {tasks?.slice(0, 4).map((task) => (
          <li key={task.id}>
            <div className="task-list__title">
              <span>{taskTitle(task.kind)}</span>
              <span>{showCents(task.amount)}</span>
            </div>
            <p>{task.note}</p>
            <div className="task-list__links">
              <Link className="admin-link admin-small" to={addresses.admin(`orders/${task.order_number}`)}>
                {said.open(task.order_number)}
              </Link>
              <span className="admin-small admin-muted">{showWhen(task.created_at)}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
