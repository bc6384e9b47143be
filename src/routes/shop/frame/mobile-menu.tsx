/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a summary is a button to whoever hears it, and opens without JavaScript */
import { ArrowRight, Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { addresses } from "../../../addresses.ts";
import { BRAND } from "../../../brand.ts";
import { Icon } from "../../../ui/icon.tsx";
import { NAVIGATION } from "./navigation.ts";
import "./mobile-menu.css";

/** The browser's own disclosure: it opens without JavaScript; a choice, Esc or a new page closes it. */
export function MobileMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    if (ref.current) ref.current.open = false;
  }, [key]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const menu = ref.current;
      if (event.key !== "Escape" || !menu?.open) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const close = (): void => {
    if (ref.current) ref.current.open = false;
  };
  return (
    <details className="mmenu" ref={ref} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary role="button" aria-label="Menú" aria-expanded={isOpen}>
        <Icon of={Menu} size={24} className="mmenu__open" />
        <Icon of={X} size={24} className="mmenu__close" />
      </summary>
      <nav className="mmenu__sheet" aria-label="Menú">
        <ul>
          {NAVIGATION.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end={to === "/"} onClick={close}>
                {label}
                <Icon of={ArrowRight} />
              </NavLink>
            </li>
          ))}
        </ul>
        <p className="mmenu__foot">
          <Link className="link" to={addresses.showroom()} onClick={close}>
            Reserva tu visita al showroom
          </Link>
          <br />
          <span className="num">
            {BRAND.address.street}, {BRAND.address.city}
          </span>
        </p>
      </nav>
    </details>
  );
}
