import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showCents } from "../../platform/money.ts";
import { showWhen } from "../../ui/admin/show-day.ts";
import { TASKS } from "./task-words.ts";
import { useOpenTasks } from "./use-tasks.ts";
import "./task-band.css";

const MOST = 3;

/** Above the orders as long as something is open: at most three, then all. */
export function TaskBand() {
  const tasks = useOpenTasks().data ?? [];
  const oldest = tasks.at(-1);
  if (!oldest) return null;
  return (
    <section className="task-band" aria-label="Payment tasks">
      <div>
        <h2>
          {tasks.length} payment {tasks.length === 1 ? "task" : "tasks"}
        </h2>
        <p>Oldest: {showWhen(oldest.created_at)}</p>
        {tasks.length > MOST && (
          <Link className="admin-link" to="?tasks=open">
            All {tasks.length}
          </Link>
        )}
      </div>
      {tasks.slice(0, MOST).map((task) => (
        <div key={task.id}>
          <div className="task-band__title">{TASKS[task.kind].title}</div>
          <p>
            {task.order_number}, {showCents(task.amount)}
          </p>
          <Link className="admin-link" to={addresses.admin(`orders/${task.order_number}`)}>
            Decide
          </Link>
          <span className="admin-small admin-muted task-band__age">{showWhen(task.created_at)}</span>
        </div>
      ))}
    </section>
  );
}
