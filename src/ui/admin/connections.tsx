import { NavLink } from "react-router";
import { CONNECTIONS } from "./nav-items.ts";
import { useCopy } from "./use-copy.ts";
import { words } from "./words.ts";
import "./connections.css";

/** The screens that tie the shop to other programs, one beside the other. */
export const ConnectionsNav = () => (
  <nav className="admin-views" aria-label={words().nav.connections}>
    {CONNECTIONS.map(({ to, name }) => (
      <NavLink key={to} to={to}>
        {words().nav[name]}
      </NavLink>
    ))}
  </nav>
);

/** A text to take along, such as an address or a key. */
export function CopyLine({ label, text, once }: { label: string; text: string; once?: true }) {
  const copy = useCopy();
  return (
    <div className={once ? "copy-line copy-line--once" : "copy-line"}>
      <span className="admin-label">{label}</span>
      <code>{text}</code>
      <button type="button" className="admin-button admin-button--small" onClick={() => void copy(text, words().copied(label))}>
        {words().copy}
      </button>
      {once && <small>{words().shownOnce}</small>}
    </div>
  );
}

type Choices<T extends string> = { legend: string; options: readonly T[]; chosen: readonly T[]; choose: (next: T[]) => void };

export const Choices = <T extends string>({ legend, options, chosen, choose }: Choices<T>) => (
  <fieldset className="connection-choices">
    <legend>{legend}</legend>
    {options.map((each) => (
      <label key={each}>
        <input
          type="checkbox"
          checked={chosen.includes(each)}
          onChange={({ target }) => choose(options.filter((other) => (other === each ? target.checked : chosen.includes(other))))}
        />
        {each}
      </label>
    ))}
  </fieldset>
);
