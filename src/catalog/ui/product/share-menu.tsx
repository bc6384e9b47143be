import { Check, Copy, Mail, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { WhatsappSign } from "../../../ui/brand/signs.tsx";
import { Icon } from "../../../ui/icon.tsx";
import "./share-menu.css";

const COPIED_FOR = 1500;

/** The phone's own sheet where there is one, else a small menu. Spec §2: `Copiado` shows for 1.5 s. */
export function ShareMenu({ name }: { name: string }) {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    const onPointer = (event: PointerEvent) => root.current?.contains(event.target as Node) || setOpen(false);
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const address = () => window.location.href.replace(/[?#].*$/, "");
  const share = () => {
    if (!("share" in navigator)) return setOpen(!isOpen);
    // Closing the phone's sheet without sharing is an answer, not an error; anything else opens the menu.
    navigator.share({ title: name, url: address() }).catch((error: Error) => error.name !== "AbortError" && setOpen(true));
  };
  const copy = () => void navigator.clipboard.writeText(address()).then(() => setCopied(true));
  const open = (to: string) => {
    setOpen(false);
    window.open(to, "_blank", "noopener");
  };
  const text = () => encodeURIComponent(`${name} ${address()}`);
  return (
    <div className="share" ref={root}>
      <button type="button" aria-haspopup="menu" aria-expanded={isOpen} onClick={share}>
        <Icon of={Share2} size={16} /> Compartir...
      </button>
      {isOpen && (
        <div className="share__menu" role="menu" aria-label="Compartir">
          <button type="button" role="menuitem" onClick={() => open(`https://wa.me/?text=${text()}`)}>
            <WhatsappSign size={19} /> WhatsApp
          </button>
          <button
            type="button"
            role="menuitem"
            onClick={() => (window.location.href = `mailto:?subject=${encodeURIComponent(name)}&body=${text()}`)}
          >
            <Icon of={Mail} size={18} /> Correo
          </button>
          <button type="button" role="menuitem" className={isCopied ? "is-ok" : undefined} onClick={copy}>
            <Icon of={isCopied ? Check : Copy} size={18} /> {isCopied ? "Copiado" : "Copiar enlace"}
          </button>
        </div>
      )}
      <output className="vh">{isCopied ? "Copiado" : ""}</output>
    </div>
  );
}
