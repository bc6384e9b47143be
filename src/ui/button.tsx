import type { ComponentProps } from "react";
import { Link } from "react-router";
import "./button.css";

type Look = { look?: "main" | "line"; small?: boolean };

const classOf = ({ look = "main", small }: Look, more = ""): string =>
  `btn btn--${look}${small ? " btn--small" : ""}${more && ` ${more}`}`;

/** One ink button per view; the second action is a line button. */
export function Button({ look, small, className, type = "button", ...rest }: Look & ComponentProps<"button">) {
  return <button type={type} className={classOf({ look, small }, className)} {...rest} />;
}

export function ButtonLink({ look, small, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={classOf({ look, small }, className)} {...rest} />;
}

export function IconButton({ label, bare, className, ...rest }: { label: string; bare?: boolean } & ComponentProps<"button">) {
  const look = `icon-btn${bare ? " icon-btn--bare" : ""}${className ? ` ${className}` : ""}`;
  return <button type="button" aria-label={label} className={look} {...rest} />;
}
