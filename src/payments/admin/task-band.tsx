import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showCents } from "../../platform/money.ts";
import { showWhen } from "../../ui/admin/show-day.ts";
import { taskTitle } from "./task-words.ts";
import { useOpenTasks } from "./use-tasks.ts";
import { words } from "./words.ts";
import "./task-band.css";

const MOST = 3;

/** Above the orders as long as something is open: at most three, then all. */
export function TaskBand() {
  const tasks = useOpenTasks().data ?? [];
  const oldest = tasks.at(-1);
  if (!oldest) return null;
  const said = words();
  return (
    <section className="task-band" aria-label={said.title}>
      <div>
        <h2>{said.count(tasks.length)}</h2>
        <p>{said.oldest(showWhen(oldest.created_at))}</p>
        {tasks.length > MOST && (
          <Link className="admin-link" to="?tasks=open">
            {said.all(tasks.length)}
          </Link>
        )}
      </div>
      {tasks.slice(0, MOST).map((task) => (
        <div key={task.id}>
          <div className="task-band__title">{taskTitle(task.kind)}</div>
          <p>
            {task.order_number}, {showCents(task.amount)}
          </p>
          <Link className="admin-link" to={addresses.admin(`orders/${task.order_number}`)}>
            {said.decide}
          </Link>
          <span className="admin-small admin-muted task-band__age">{showWhen(task.created_at)}</span>
        </div>
      ))}
    </section>
  );
}
