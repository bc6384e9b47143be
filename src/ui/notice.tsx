import { CircleAlert, type LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import "./notice.css";

type Props = ComponentProps<"div"> & { tone?: "gold" | "bad" | "ok"; icon?: LucideIcon };

/** A full edge in the state's colour on paper. Give it `role="alert"` or `role="status"` when it appears by itself. */
export function Notice({ tone = "gold", icon: Icon = CircleAlert, children, className, ...rest }: Props) {
  return (
    <div {...rest} className={["notice", tone !== "gold" && `notice--${tone}`, className].filter(Boolean).join(" ")}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
