import { Share2 } from "lucide";
import { useCallback, useRef, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { LazyComponent } from "../../../ui/lazy-component.tsx";
import { sharedAddress } from "./shared-address.ts";
import "./share-menu.css";

/** The menu's library weighs more than the page may: it comes when somebody is about to press the button. */
const load = () => import("./share-items.tsx");
const fetchAhead = () => void load().catch(() => undefined);

/** The phone's own sheet where there is one, else a small menu. */
export function ShareMenu({ name }: { name: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const share = () => {
    if (!("share" in navigator)) return setOpen(!isOpen);
    // Closing the phone's sheet without sharing is an answer, not an error; anything else opens the menu.
    navigator.share({ title: name, url: sharedAddress() }).catch((error: Error) => error.name !== "AbortError" && setOpen(true));
  };
  return (
    <div className="share">
      <button
        type="button"
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={share}
      >
        <Icon of={Share2} size={16} /> Compartir...
      </button>
      {isOpen && <LazyComponent load={load} given={{ name, button, close }} onFailed={close} />}
    </div>
  );
}
