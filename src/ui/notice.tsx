import { CircleAlert, type IconNode } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import "./notice.css";

type Props = ComponentProps<"div"> & { tone?: "gold" | "bad" | "ok"; icon?: IconNode };

/** A full edge in the state's colour on paper. Give it `role="alert"` or `role="status"` when it appears by itself. */
export function Notice({ tone = "gold", icon = CircleAlert, children, className, ...rest }: Props) {
  return (
    <div {...rest} className={["notice", tone !== "gold" && `notice--${tone}`, className].filter(Boolean).join(" ")}>
      <Icon of={icon} />
      <div>{children}</div>
    </div>
  );
}
