import type { ComponentProps } from "react";
import { type NavigateOptions, useNavigate } from "react-router";
import { isPlainClick } from "../../../ui/is-plain-click.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { to: string } & Pick<NavigateOptions, "state">;

/**
 * A link to the list with one choice more or less. The addresses of all others are written anew before the click is over:
 * the next click, however soon, adds to this choice instead of replacing it. A plain link, as there are some eighty.
 */
export function ChoiceLink({ to, state, onClick, children, ...props }: Props) {
  const navigate = useNavigate();
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate(to, { replace: true, state, flushSync: true });
      }}
    >
      {children}
    </a>
  );
}
