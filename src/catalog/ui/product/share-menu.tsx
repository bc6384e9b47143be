import { Check, Copy, Mail, Share2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { WhatsappSign } from "../../../ui/brand/signs.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { copyText } from "./copy-text.ts";
import "./share-menu.css";

const COPIED_FOR = 1500;
const address = () => window.location.href.replace(/[?#].*$/, "");

/** The phone's own sheet where there is one, else a small menu. Spec §2: `Copiado` shows for 1.5 s. */
export function ShareMenu({ name }: { name: string }) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    root.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
    itemsOf(root.current)[0]?.focus();
    const onPointer = (event: PointerEvent) => root.current?.contains(event.target as Node) || setOpen(false);
    document.addEventListener("pointerdown", onPointer);
    return () => document.removeEventListener("pointerdown", onPointer);
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const share = () => {
    if (!("share" in navigator)) return setOpen(!isOpen);
    // Closing the phone's sheet without sharing is an answer, not an error; anything else opens the menu.
    navigator.share({ title: name, url: address() }).catch((error: Error) => error.name !== "AbortError" && setOpen(true));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") return close();
    if (event.key === "Tab") return setOpen(false);
    const items = itemsOf(root.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items[(to + items.length) % items.length]?.focus();
  };
  return (
    <div className="share" ref={root}>
      <button type="button" ref={button} aria-haspopup="menu" aria-expanded={isOpen} onClick={share}>
        <Icon of={Share2} size={16} /> Compartir...
      </button>
      {isOpen && (
        <div className="share__menu" role="menu" aria-label="Compartir" tabIndex={-1} onKeyDown={onKey}>
          <Items name={name} onLeave={close} />
        </div>
      )}
    </div>
  );
}

const itemsOf = (root: HTMLElement | null): HTMLElement[] => [...(root?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

function Items({ name, onLeave }: { name: string; onLeave: () => void }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const text = () => encodeURIComponent(`${name} ${address()}`);
  const open = (to: string) => {
    onLeave();
    window.open(to, "_blank", "noopener");
  };
  return (
    <>
      <button type="button" role="menuitem" tabIndex={-1} onClick={() => open(`https://wa.me/?text=${text()}`)}>
        <WhatsappSign size={19} /> WhatsApp
      </button>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        onClick={() => (window.location.href = `mailto:?subject=${encodeURIComponent(name)}&body=${text()}`)}
      >
        <Icon of={Mail} size={18} /> Correo
      </button>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={isCopied ? "is-ok" : undefined}
        onClick={() => void copyText(address()).then(setCopied)}
      >
        <Icon of={isCopied ? Check : Copy} size={18} /> {isCopied ? "Copiado" : "Copiar enlace"}
      </button>
      <output className="vh">{isCopied ? "Copiado" : ""}</output>
    </>
  );
}
