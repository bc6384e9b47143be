import type { ReactNode } from "react";
import { Link } from "react-router";
import { StarMark } from "./star-mark.tsx";
import { HOME } from "./nav-items.ts";
import { words } from "./words.ts";
import "./screen.css";
import "./top-bar.css";

type Props = {
  title: string;
  /** One sentence of facts below the title. */
  sum?: ReactNode;
  crumb?: ReactNode;
  actions?: ReactNode;
  /** What the phone's top bar shows at its ends instead of the head. */
  back?: ReactNode;
  phoneActions?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A tab's screen: the phone's top bar, the head with its one ink button, then the work. */
export const Screen = ({ title, sum, crumb, actions, back, phoneActions, className, children }: Props) => (
  <div className={className ? `admin-screen ${className}` : "admin-screen"}>
    <title>{words().titleOf(title)}</title>
    <div className="admin-top-bar">
      {back ?? (
        <Link className="admin-top-bar__logo" to={HOME.to} aria-label={words().nav.dashboard}>
          <StarMark />
        </Link>
      )}
      <b aria-hidden="true">{title}</b>
      {phoneActions}
    </div>
    <div className="admin-screen__head">
      <div>
        {crumb && <div className="admin-breadcrumb">{crumb}</div>}
        <h1>{title}</h1>
        {sum && <p className="admin-screen__summary">{sum}</p>}
      </div>
      {actions && <div className="admin-screen__actions">{actions}</div>}
    </div>
    {children}
  </div>
);
