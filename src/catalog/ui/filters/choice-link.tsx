import { Link, type LinkProps, useNavigate } from "react-router";
import { isPlainClick } from "../../../ui/is-plain-click.ts";

type Props = Omit<LinkProps, "to" | "replace"> & { to: string };

/**
 * A link to the list with one choice more or less. The addresses of all others are written anew before the click is over:
 * the next click, however soon, adds to this choice instead of replacing it.
 */
export function ChoiceLink({ to, state, onClick, ...props }: Props) {
  const navigate = useNavigate();
  return (
    <Link
      {...props}
      to={to}
      replace
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate(to, { replace: true, state, flushSync: true });
      }}
    />
  );
}
