/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a summary is a button to whoever hears it, and opens without JavaScript */
import { ArrowRight, Menu, X } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { addresses } from "../../../addresses.ts";
import { Icon } from "../../../ui/icon.tsx";
import { placeWords } from "../../../settings/rules/contact-words.ts";
import { useShop } from "../../../ui/use-shop.ts";
import { NAVIGATION, placeOf } from "./navigation.ts";
import "./mobile-menu.css";

/**
 * The browser's own disclosure: it opens without JavaScript; a choice, Esc or a new page closes it. While closed it
 * holds nothing, so that the header has each of its links once.
 */
export function MobileMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const { key, pathname } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (!ref.current) return;
    // Who opened it before the page listened keeps it open.
    if (shownAt.current !== key) ref.current.open = false;
    shownAt.current = key;
    setOpen(ref.current.open);
  }, [key]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const menu = ref.current;
      if (event.key !== "Escape" || !menu?.open) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };
    // The sheet lies over the page: whoever goes on behind it must see where they are.
    const onFocus = ({ target }: FocusEvent): void => {
      if (ref.current?.open && !(target as Element).closest(".head")) ref.current.open = false;
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", onFocus);
    };
  }, []);
  const close = (): void => {
    if (ref.current) ref.current.open = false;
  };
  return (
    <details className="mmenu" ref={ref} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary role="button" aria-label="Menú" aria-expanded={isOpen ?? false}>
        <Icon of={Menu} size={24} className="mmenu__open" />
        <Icon of={X} size={24} className="mmenu__close" />
      </summary>
      {isOpen !== false && (
        <nav className="mmenu__sheet" aria-label="Menú">
          <Sheet at={placeOf(pathname)} onChoose={close} />
        </nav>
      )}
    </details>
  );
}

const Sheet = ({ at, onChoose }: { at: string | undefined; onChoose: () => void }) => (
  <>
    <ul>
      {NAVIGATION.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={at === to ? "page" : undefined} onClick={onChoose}>
            {label}
            <Icon of={ArrowRight} />
          </Link>
        </li>
      ))}
    </ul>
    <p className="mmenu__foot">
      <Link className="link" to={addresses.favourites()} onClick={onChoose}>
        Favoritos
      </Link>
      <br />
      <Link className="link" to={addresses.showroom()} onClick={onChoose}>
        Reserva tu visita al showroom
      </Link>
      <br />
      <span className="num">{placeWords(useShop().contact)}</span>
    </p>
  </>
);
