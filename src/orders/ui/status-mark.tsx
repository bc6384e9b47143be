import { Check, X } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import "./status-mark.css";

export type Mark = "done" | "now" | "todo" | "stopped";

/** The round sign of a step in a timeline. */
export const StatusMark = ({ is }: { is: Mark }) => (
  <span className={`status-mark status-mark--${is}`} aria-hidden="true">
    {is === "done" && <Icon of={Check} size={16} />}
    {is === "stopped" && <Icon of={X} size={16} />}
  </span>
);
