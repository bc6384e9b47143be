import { Check, X } from "lucide-react";
import "./status-mark.css";

export type Mark = "done" | "now" | "todo" | "stopped";

/** The round sign of a step in a timeline. */
export const StatusMark = ({ is }: { is: Mark }) => (
  <span className={`status-mark status-mark--${is}`} aria-hidden="true">
    {is === "done" && <Check size={16} strokeWidth={1.5} />}
    {is === "stopped" && <X size={16} strokeWidth={1.5} />}
  </span>
);
